import { expect, it } from 'vitest';
import { getFinding, getSettled } from './get-finding';

const now = Date.parse('2026-11-19T20:00:00Z');
const sent = (sentDate: string | null, isOnItsWay = false) => ({
  recipientCount: 10,
  openRate: 30,
  sentDate,
  isOnItsWay,
});

// Proves fans: The finding of the last half hour
it('leaves out what was sent in the last half hour or is on its way', () => {
  const old = sent('2026-11-19T19:30:00Z');
  const all = [old, sent('2026-11-19T19:31:00Z'), sent('2026-11-19T10:00:00Z', true), sent(null)];
  expect(getSettled(all, now)).toEqual([old]);
});

it('is the part of all recipients, and unknown without any', () => {
  expect(getFinding([sent(null), { recipientCount: 30, openRate: 10 }])).toBe(15);
  expect(getFinding([])).toBeNull();
});
