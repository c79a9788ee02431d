import { expect, it } from 'vitest';
import { sampleStatement } from '@/shared/sample/artist-figures/sample-payments.ts';
import { statementHeads, statementRows, type StatementWords } from './statement-rows';

const words: StatementWords = {
  heads: Object.fromEntries(statementHeads.map((head) => [head, head])) as StatementWords['heads'],
  line: ({ period }) => `line ${period}`,
  shared: 'shared',
  carried: 'carried',
  total: 'total',
  unknownTrack: 'unknown',
  country: (code) => code,
  source: (source) => source,
  held: { title: 'held', earnings: 'would earn', rule: (rule) => rule },
};

// Proves artist-dashboard: The file of a month
// Proves screening: In the file
it('lists the lines, the carried debt, the total, and each part to the millionth', () => {
  const rows = statementRows(
    {
      ...sampleStatement('one'),
      streams: 3,
      earnings: 0.012345,
      payable: 0.01,
      carried: -0.03,
      lines: [
        {
          period: '2026-10',
          origin: 'here',
          royaltyRate: 62.5,
          streams: 3,
          earnings: 0.012345,
          amount: 0.01,
        },
      ],
      tracks: [{ id: null, title: null, streams: 3, earnings: 0.012345 }],
      countries: [{ country: 'MX', streams: 3, earnings: 0.012345 }],
      sources: [{ source: 'liked', streams: 3, earnings: 0.012345 }],
      held: [{ rule: 'hours', plays: 402, earnings: 1.6482 }],
    },
    words,
  );
  expect(rows).toEqual([
    ['line', 'streams', 'earnings', 'royaltyRate', 'amount'],
    ['line 2026-10', 3, 0.012345, 62.5, 0.01],
    ['carried', null, null, null, -0.03],
    ['total', 3, 0.012345, null, -0.02],
    [],
    ['track', 'streams', 'earnings'],
    ['unknown', 3, 0.012345],
    [],
    ['country', 'streams', 'earnings'],
    ['MX', 3, 0.012345],
    [],
    ['source', 'streams', 'earnings'],
    ['liked', 3, 0.012345],
    [],
    ['held', 'streams', 'would earn'],
    ['hours', 402, 1.6482],
  ]);
});

it('lists the parts of others', () => {
  const statement = { ...sampleStatement('one'), payable: 2, carried: 0, shared: 0.5 };
  const rows = statementRows(statement, words);
  expect(rows).toContainEqual(['shared', null, null, null, -0.5]);
  expect(rows.find(([name]) => name === 'total')?.at(-1)).toBe(1.5);
});
