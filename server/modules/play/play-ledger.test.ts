import { describe, expect, it } from 'vitest';
import type { ServedStretch } from './listening.ts';
import { follow, type ListenerState, type Outcome } from './play-ledger.ts';

const tracks = { long: 200, other: 180, short: 20 } as const;

/** One thing that happens at a second: bytes of a track arrive, or only time passes. */
type Step = [
  at: number,
  track?: keyof typeof tracks,
  from?: number,
  to?: number,
  listener?: string,
];

/** What comes of the steps, taken in one by one or all at once. */
function outcomesOf(steps: readonly Step[], isAtOnce: boolean): readonly Outcome[] {
  const states = new Map<string, ListenerState | null>();
  const outcomes: Outcome[] = [];
  const end = steps.at(-1)?.[0] ?? 0;
  const listeners = new Set(steps.map(([, , , , listener = 'usr_1']) => listener));
  const stretchOf = ([at, id, from = 0, to = 0]: Step): ServedStretch[] =>
    id
      ? [
          {
            track: { id, duration: tracks[id] },
            from,
            to,
            at: at * 1000,
            source: null,
            device: 'other',
          },
        ]
      : [];
  const take = (listener: string, stretches: ServedStretch[], now: number) => {
    const ledger = follow(states.get(listener) ?? null, stretches, now * 1000);
    states.set(listener, ledger.state);
    outcomes.push(...ledger.outcomes);
  };
  for (const listener of listeners) {
    const own = steps.filter((step) => step[1] === undefined || (step[4] ?? 'usr_1') === listener);
    if (isAtOnce) take(listener, own.flatMap(stretchOf), end);
    else for (const step of own) take(listener, stretchOf(step), step[0]);
  }
  return outcomes.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

const told = (steps: readonly Step[], kind: Outcome['kind'], isAtOnce: boolean) =>
  outcomesOf(steps, isAtOnce)
    .filter((outcome) => outcome.kind === kind)
    .map(({ trackId, at }) => `${trackId} at ${at.getTime() / 1000}`);

describe('a play', () => {
  it.each<[string, Step[], string[]]>([
    ['counts after 30 seconds', [[0, 'long', 0, 200], [29], [31]], ['long at 30']],
    ['counts after half of a short track', [[0, 'short', 0, 20], [9], [10]], ['short at 10']],
    ['counts once', [[0, 'long', 0, 200], [31], [90], [190]], ['long at 30']],
    ['needs 30 seconds served', [[0, 'long', 0, 29], [60]], []],
    ['takes the same seconds twice as once', [[0, 'long', 0, 20], [1, 'long', 0, 20], [60]], []],
    [
      'adds up what was served in pieces',
      [[0, 'long', 0, 16], [5, 'long', 100, 116], [40]],
      ['long at 30'],
    ],
    [
      'does not count when another track came first',
      [[0, 'long', 0, 200], [10, 'other', 0, 5], [60]],
      [],
    ],
    [
      'counts in time before another track',
      [[0, 'long', 0, 200], [30, 'other', 0, 5], [40]],
      ['long at 30'],
    ],
    [
      'is not disturbed by the preload of the next, nor by its own last bytes',
      [[0, 'long', 0, 150], [31], [180, 'other', 0, 180], [181, 'long', 150, 200], [211]],
      ['long at 30', 'other at 210'],
    ],
    [
      'counts again when started again',
      [[0, 'long', 0, 200], [31], [100, 'long', 0, 200], [131]],
      ['long at 30', 'long at 130'],
    ],
    [
      'does not count again when sought back to the middle',
      [[0, 'long', 0, 200], [31], [60, 'long', 40, 200], [100]],
      ['long at 30'],
    ],
    [
      'counts again after a long silence',
      [[0, 'long', 0, 200], [31], [5000, 'long', 50, 200], [5031]],
      ['long at 30', 'long at 5030'],
    ],
    [
      'is counted for each listener alone',
      [[0, 'long', 0, 200], [10, 'other', 0, 180, 'usr_2'], [40]],
      ['long at 30', 'other at 40'],
    ],
  ])('%s', (_, steps, wanted) => {
    expect(told(steps, 'play', false)).toEqual(wanted);
    expect(told(steps, 'play', true)).toEqual(wanted);
  });
});

describe('a skip', () => {
  it.each<[string, Step[], string[]]>([
    [
      'is what another track ends early',
      [
        [0, 'long', 0, 200],
        [10, 'other', 0, 5],
      ],
      ['long at 10'],
    ],
    ['is no track that counted', [[0, 'long', 0, 200], [31], [40, 'other', 0, 5]], []],
    ['is what was never taken further', [[0, 'long', 0, 12], [1100], [1101]], ['long at 12']],
    [
      'is counted once',
      [[0, 'long', 0, 12], [9, 'other', 0, 2], [12, 'long', 12, 20], [20]],
      ['long at 9'],
    ],
    ['is no look at the first byte', [[0, 'long', 0, 0.1], [10, 'other', 0, 180], [50]], []],
    ['is not what goes on', [[0, 'long', 0, 12], [10, 'long', 12, 24], [20]], []],
  ])('%s', (_, steps, wanted) => {
    expect(told(steps, 'skip', false)).toEqual(wanted);
  });

  it('says how long it was heard, at most', () => {
    const steps: Step[] = [
      [0, 'long', 0, 20],
      [12, 'other', 0, 4],
      [13, 'short', 0, 20],
    ];
    const seconds = outcomesOf(steps, false).map(
      (outcome) => 'seconds' in outcome && outcome.seconds,
    );
    expect(seconds).toEqual([12, 1]);
  });

  it('is not made of what another server tells late', () => {
    const steps: Step[] = [[5, 'other', 0, 180], [3, 'long', 0, 20], [40]];
    expect(told(steps, 'skip', true)).toEqual([]);
    expect(told(steps, 'play', true)).toEqual(['other at 35']);
  });
});
