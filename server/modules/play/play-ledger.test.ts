import { describe, expect, it } from 'vitest';
import { createPlayLedger, type CountedPlay } from './play-ledger.ts';

const tracks = { long: 200, other: 180, short: 20 } as const;

/** One thing that happens at a second: bytes of a track arrive, or only time passes. */
type Step = [
  at: number,
  track?: keyof typeof tracks,
  from?: number,
  to?: number,
  listener?: string,
];

function play(steps: readonly Step[]): string[] {
  let now = 0;
  const plays: CountedPlay[] = [];
  const ledger = createPlayLedger({
    clock: () => new Date(now * 1000),
    onPlay: (one) => plays.push(one),
  });
  for (const [at, id, from = 0, to = 0, listenerId = 'usr_1'] of steps) {
    now = at;
    if (id) ledger.served({ listenerId, track: { id, duration: tracks[id] }, from, to });
    else ledger.tick();
  }
  return plays.map(({ trackId, playedAt }) => `${trackId} at ${playedAt.getTime() / 1000}`);
}

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
    expect(play(steps)).toEqual(wanted);
  });
});
