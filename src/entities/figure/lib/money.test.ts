import { describe, expect, it } from 'vitest';
import { monthlyMean, nextPayment, perStream, perThousand, projection } from './money';

describe('of earnings', () => {
  // Proves artist-dashboard: 70 %
  it('70 % are paid next', () => expect(nextPayment(1_000)).toBeCloseTo(700, 9));
  // Proves artist-dashboard: Projection
  it('the projection is 15 % more', () => expect(projection(1_000)).toBeCloseTo(1_150, 9));
  // Proves artist-dashboard: Mean of the total
  it('the mean is a twelfth of the total', () => expect(monthlyMean(1_200)).toBe(100));
  // Proves artist-dashboard: Per thousand streams
  it('a thousand streams bring their part', () => {
    expect(perThousand({ earnings: 8.2, streams: 2_000 })).toBeCloseTo(4.1, 9);
    expect(perThousand({ earnings: 0, streams: 0 })).toBeNull();
  });
  it('a stream brings the mean of all, whatever each month brought', () => {
    const months = [
      { earnings: 4.1, streams: 1_000 },
      { earnings: 0, streams: 1_000 },
    ];
    expect(perStream(months)).toBeCloseTo(0.00205, 9);
    expect(perStream([])).toBeNull();
  });
});
