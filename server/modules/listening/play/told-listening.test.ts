import { describe, expect, it } from 'vitest';
import type { ServedSpan, ToldListening } from './listening.ts';
import { follow, type ListenerState } from './play-ledger.ts';

const tracks = { short: 20, long: 200, other: 180 } as const;
type Track = keyof typeof tracks;

/** All of a track is sent at a second. */
const sent = (at: number, id: Track, isContinuation = false): ServedSpan => {
  const duration = tracks[id];
  const track = { id, duration };
  return {
    track,
    from: 0,
    to: duration,
    at: at * 1000,
    source: null,
    device: 'other',
    isContinuation,
  };
};

const told = (at: number, trackId: Track, heard: number) => ({ trackId, heard, at: at * 1000 });
const stops = (at: number, track: Track, heard: number) => ({
  ...told(at, track, heard),
  isPlaying: false,
});
const plays = (at: number, track: Track, heard: number) => ({
  ...told(at, track, heard),
  isPlaying: true,
});

type Events = readonly (ServedSpan | ToldListening)[];

/** Two hours later, by events that came one by one. */
function getOutcomes(events: Events) {
  let state: ListenerState | null = null;
  const outcomes: string[] = [];
  for (const event of [...events, null]) {
    const ledger = follow(state, event ? [event] : [], event?.at ?? 7_200_000);
    ({ state } = ledger);
    for (const outcome of ledger.outcomes) {
      const seconds = 'seconds' in outcome ? ` of ${outcome.seconds}` : '';
      outcomes.push(
        `${outcome.kind}${seconds}: ${outcome.trackId} at ${Number(outcome.at) / 1000}`,
      );
    }
  }
  return outcomes;
}

describe('a song of which the player tells how long it was heard', () => {
  // Proves player: The end of listening
  it.each<[string, Events, string[]]>([
    [
      'is a skip where it was paused or left after two seconds',
      [sent(0, 'short'), stops(2, 'short', 2)],
      ['skip of 2: short at 2'],
    ],
    [
      'counts where it goes on after the pause',
      [sent(0, 'short'), stops(2, 'short', 2), plays(100, 'short', 2)],
      ['play: short at 108'],
    ],
    [
      'counts by what was heard, not by what buffered',
      [sent(0, 'short'), plays(5, 'short', 0)],
      ['play: short at 15'],
    ],
    [
      'is not longer for what the player claims',
      [sent(0, 'long'), plays(1, 'long', 86_400), stops(3, 'long', 86_400)],
      ['skip of 3: long at 3'],
    ],
    [
      'is not longer for a second claim',
      [sent(0, 'short'), stops(2, 'short', 2), stops(60, 'short', 60), plays(61, 'short', 61)],
      ['play: short at 69'],
    ],
    [
      'stays counted',
      [sent(0, 'short'), stops(11, 'short', 0), plays(12, 'short', 0)],
      ['play: short at 10'],
    ],
    [
      'begins again where it is started again, and not where it goes on',
      [sent(0, 'short'), stops(2, 'short', 2), sent(50, 'short', true), sent(60, 'short')],
      ['skip of 2: short at 60', 'play: short at 70'],
    ],
    [
      'does not count while it was only fetched ahead',
      [sent(0, 'long'), sent(190, 'other'), stops(195, 'long', 195)],
      ['play: long at 30'],
    ],
    [
      'counts from its first sound if it was fetched ahead',
      [sent(0, 'long'), sent(190, 'other'), stops(195, 'long', 195), plays(900, 'other', 0)],
      ['play: long at 30', 'play: other at 930'],
    ],
    [
      'is not held by the end of the one before',
      [sent(0, 'long'), sent(5, 'other'), plays(5.5, 'other', 0), stops(6, 'long', 5)],
      ['skip of 5: long at 5', 'play: other at 35.5'],
    ],
    [
      'says nothing of another song',
      [sent(0, 'short'), stops(2, 'other', 1)],
      ['play: short at 10'],
    ],
  ])('%s', (_, events, wanted) => {
    expect(getOutcomes(events)).toEqual(wanted);
  });
});
