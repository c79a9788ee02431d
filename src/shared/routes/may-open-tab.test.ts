import { expect, it } from 'vitest';
import { mayOpenTab } from '.';

const admin = { role: 'admin', rights: ['money'] } as const;

it.each([
  [null, undefined, true],
  [null, 'people', false],
  [null, 'listener', false],
  [{ role: 'user' }, 'listener', true],
  [{ role: 'label' }, 'label.open', true],
  [{ role: 'label' }, 'admin.open', false],
  [admin, 'money', true],
  [admin, 'people', false],
  // Older servers send no rights.
  [{ role: 'admin' }, 'people', true],
] as const)('answers %j whether a tab for %s may be opened: %s', (viewer, access, may) => {
  expect(mayOpenTab(viewer, access)).toBe(may);
});
