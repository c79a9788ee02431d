import { expect, it } from 'vitest';
import { estimateOffset } from './clock';

const trip = (sent: number, there: number, back: number, ahead = 5_000) => ({
  sent,
  received: sent + there + back,
  server: sent + there + ahead,
});

// Proves together: The same position
it.each([
  ['without delay', [trip(0, 0, 0)], 5_000],
  ['with equal ways', [trip(0, 40, 40), trip(100, 30, 30)], 5_000],
  [
    'despite a round trip that was held up on its way back',
    [trip(0, 20, 900), trip(1_000, 20, 20), trip(2_000, 22, 18)],
    5_000,
  ],
  ['of a server that is behind', [trip(0, 10, 10, -86_400_000)], -86_400_000],
])('finds the offset %s', (_name, trips, offset) => {
  expect(estimateOffset(trips)).toBeCloseTo(offset, -1);
});

it('knows nothing without an answer', () => {
  expect(estimateOffset([])).toBeNull();
});
