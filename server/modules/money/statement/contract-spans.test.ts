import { describe, expect, it } from 'vitest';
import { getSpans, type Terms } from '../../catalogue/label/contract-spans.ts';

const terms = (given: Partial<Terms>): Terms => ({
  labelId: 'casa',
  royaltyRate: 60,
  status: 'active',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  ...given,
});

function sharedOn(day: string, ...contracts: Terms[]) {
  const [span, ...more] = getSpans(contracts).filter(
    ({ from, until }) => from <= day && day <= until,
  );
  expect(more).toEqual([]);
  return [span?.labelId, span?.royaltyRate];
}

const earlier = terms({
  labelId: 'otra',
  royaltyRate: 50,
  status: 'expired',
  startsOn: '2020-01-01',
});

describe('what is earned on a day', () => {
  // Proves payments: Contracts decide by day
  it.each<[string, string, Terms[], [string | null, number]]>([
    ['goes to the artist alone without a contract', '2026-06-15', [], [null, 100]],
    ['is shared from the first day of a contract', '2026-01-01', [terms({})], ['casa', 60]],
    ['is shared to its last day', '2026-12-31', [terms({})], ['casa', 60]],
    ["is the artist's before it", '2025-12-31', [terms({})], [null, 100]],
    ["is the artist's after it", '2027-01-01', [terms({})], [null, 100]],
    [
      'knows nothing of a pending contract',
      '2026-06-15',
      [terms({ status: 'pending' })],
      [null, 100],
    ],
    [
      'is shared under a contract that is over since',
      '2026-06-15',
      [terms({ status: 'expired' })],
      ['casa', 60],
    ],
    ["is the active contract's of two", '2026-06-15', [earlier, terms({})], ['casa', 60]],
    [
      "is the other's where the active one is not there yet",
      '2025-06-15',
      [earlier, terms({})],
      ['otra', 50],
    ],
    [
      "is the later one's of two that are over",
      '2026-06-15',
      [earlier, terms({ status: 'expired' })],
      ['casa', 60],
    ],
  ])('%s', (_, day, contracts, shared) => {
    expect(sharedOn(day, ...contracts)).toEqual(shared);
  });
});
