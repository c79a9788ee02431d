// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shownStatus } from './shown-status';

it.each([
  ['active', '2026-11-26', 'planned'],
  ['active', '2026-11-25', 'active'],
  ['paused', '2026-11-26', 'paused'],
  ['draft', '2026-11-26', 'draft'],
] as const)('of %s that begins on %s is %s', (status, startDate, shown) => {
  expect(shownStatus({ status, startDate }, '2026-11-25')).toBe(shown);
});

it.each([
  ['draft', 'waiting', 'waiting'],
  ['paused', 'waiting', 'waiting'],
  ['draft', 'rejected', 'draft'],
  ['cancelled', 'waiting', 'cancelled'],
] as const)('of %s whose approval is %s is %s', (status, state, shown) => {
  const approval = { state, note: '', by: null };
  expect(shownStatus({ status, startDate: '2026-11-26', approval }, '2026-11-25')).toBe(shown);
});
