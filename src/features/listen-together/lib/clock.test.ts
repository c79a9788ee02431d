import { expect, it } from 'vitest';
import { estimateOffset } from './clock';

const trip = (sent: number, there: number, back: number, ahead = 5_000) => ({
  sent,
  received: sent + there + back,
  server: sent + there + ahead,
});

// Proves together: The same position
it.each([
  ['without delay', [trip(0, 0, 0)], 5_000, 0],
  ['with equal ways', [trip(0, 40, 40), trip(100, 30, 30)], 5_000, 30],
  [
    'despite round trips that were held up on their way back',
    [trip(0, 20, 900), trip(1_000, 20, 20), trip(2_000, 20, 400)],
    5_000,
    20,
  ],
  ['of a server that is behind', [trip(0, 10, 10, -86_400_000)], -86_400_000, 10],
])('finds the offset %s', (_name, trips, offset, doubt) => {
  expect(estimateOffset(trips)).toEqual({ offset, doubt });
});

it('knows nothing without an answer', () => {
  expect(estimateOffset([])).toBeNull();
});
