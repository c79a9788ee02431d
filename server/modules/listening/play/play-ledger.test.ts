import { describe, expect, it } from 'vitest';
import type { ServedSpan } from './listening.ts';
import { follow, type ListenerState, type Outcome } from './play-ledger.ts';

const tracks = { long: 200, other: 180, short: 20 } as const;

/** A step at a second: bytes of a track arrive, or only time passes. */
type Step = [
  at: number,
  track?: keyof typeof tracks,
  from?: number,
  to?: number,
  listener?: string,
  isContinuation?: boolean,
];

/** Applies the steps one by one or all at once. */
function getOutcomes(steps: readonly Step[], isAtOnce: boolean): readonly Outcome[] {
  const states = new Map<string, ListenerState | null>();
  const outcomes: Outcome[] = [];
  const end = steps.at(-1)?.[0] ?? 0;
  const listeners = new Set(steps.map(([, , , , listener = 'usr_1']) => listener));
  const toSpan = ([at, id, from = 0, to = 0, , isContinuation = false]: Step): ServedSpan[] =>
    id
      ? [
          {
            track: { id, duration: tracks[id] },
            from,
            to,
            at: at * 1000,
            source: null,
            device: 'other',
            isContinuation,
          },
        ]
      : [];
  const take = (listener: string, spans: ServedSpan[], now: number) => {
    const ledger = follow(states.get(listener) ?? null, spans, now * 1000);
    states.set(listener, ledger.state);
    outcomes.push(...ledger.outcomes);
  };
  for (const listener of listeners) {
    const own = steps.filter((step) => step[1] === undefined || (step[4] ?? 'usr_1') === listener);
    if (isAtOnce) take(listener, own.flatMap(toSpan), end);
    else for (const step of own) take(listener, toSpan(step), step[0]);
  }
  return outcomes.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

const findOutcomes = (steps: readonly Step[], kind: Outcome['kind'], isAtOnce: boolean) =>
  getOutcomes(steps, isAtOnce)
    .filter((outcome) => outcome.kind === kind)
    .map(({ trackId, at }) => `${trackId} at ${at.getTime() / 1000}`);

describe('a play', () => {
  // Proves player: A play: 30 seconds, or half
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
    expect(findOutcomes(steps, 'play', false)).toEqual(wanted);
    expect(findOutcomes(steps, 'play', true)).toEqual(wanted);
  });
});

/** The first byte, whose request signals a restart. */
const first = 1 / 16_000;
const again = (at: number, track: keyof typeof tracks = 'long'): Step => [at, track, 0, first];
const goesOn = (at: number, to = 20): Step => [at, 'long', 0, to, 'usr_1', true];
const secondsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, second) => start + second);

describe('a round', () => {
  // Proves plays: Rounds cannot be invented or hurried
  // Proves together: Plays
  it.each<[string, Step[], string[]]>([
    [
      'of what was sent needs its first byte and time',
      [[0, 'long', 0, 200], [31], again(200), again(400), [431]],
      ['long at 30', 'long at 230', 'long at 430'],
    ],
    [
      'is fetched whole at the moment at which the one before counts',
      [[0, 'long', 0, 200], [30, 'long', 0, 16], [30, 'long', 16, 200], [61]],
      ['long at 30', 'long at 60'],
    ],
    [
      'of which a beginning is told twice is one',
      [[0, 'long', 0, 200], [31], again(200), [200.3, 'long', 0, 200], again(201), [240], [390]],
      ['long at 30', 'long at 230'],
    ],
    [
      'is none before the last has counted',
      [[0, 'long', 0, 200], again(20), [31], [60]],
      ['long at 30'],
    ],
    [
      'cannot be hurried',
      [[0, 'short', 0, 20], ...secondsFrom(0, 60).map((at) => again(at, 'short')), [60]],
      [10, 20, 30, 40, 50, 60].map((at) => `short at ${at}`),
    ],
    ['cannot be invented', [again(0), again(40), again(80), [200]], []],
    [
      'after another track has what was sent of it before',
      [[0, 'short', 0, 20], [15, 'other', 0, 180], again(46, 'short'), [57]],
      ['short at 10', 'other at 45', 'short at 56'],
    ],
    [
      'is none where the player goes on in the middle',
      [[0, 'long', 0, 200], [31], goesOn(90), [91, 'long', 100, 200], [180]],
      ['long at 30'],
    ],
    [
      'follows one that was gone on with',
      [[0, 'long', 0, 200], [31], goesOn(90), again(210), [241]],
      ['long at 30', 'long at 240'],
    ],
    [
      'begins where it is gone on with what was given up before it counted',
      [[0, 'long', 0, 200], [10, 'other', 0, 180], goesOn(15), [46]],
      ['long at 45'],
    ],
    [
      'is begun by what is gone on with after a long silence',
      [goesOn(0, 200), [31]],
      ['long at 30'],
    ],
  ])('%s', (_, steps, wanted) => {
    expect(findOutcomes(steps, 'play', false)).toEqual(wanted);
    expect(findOutcomes(steps, 'play', true)).toEqual(wanted);
  });

  it('overlaps nothing, despite late reports of another server', () => {
    const steps: Step[] = [[0, 'short', 0, 20], [10], [9.5, 'other', 0, 180], [10], [40]];
    expect(findOutcomes(steps, 'play', false)).toEqual(['short at 10', 'other at 40']);
  });
});

describe('a skip', () => {
  // Proves plays: Skips
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
    expect(findOutcomes(steps, 'skip', false)).toEqual(wanted);
  });

  // Proves plays: Seconds that were heard
  it('has an upper bound of its length', () => {
    const steps: Step[] = [
      [0, 'long', 0, 20],
      [12, 'other', 0, 4],
      [13, 'short', 0, 20],
    ];
    const seconds = getOutcomes(steps, false).map(
      (outcome) => 'seconds' in outcome && outcome.seconds,
    );
    expect(seconds).toEqual([12, 1]);
  });

  it('is not created by late reports of another server', () => {
    const steps: Step[] = [[5, 'other', 0, 180], [3, 'long', 0, 20], [40]];
    expect(findOutcomes(steps, 'skip', true)).toEqual([]);
    expect(findOutcomes(steps, 'play', true)).toEqual(['other at 35']);
  });
});
