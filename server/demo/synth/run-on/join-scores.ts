import { mp3Bytes, mp3 } from '../../sound/mp3-layout.ts';
import type { Score } from '../score.ts';
import { sampleRate } from '../sound.ts';

/** Seconds of the neighbours that a song hears: echoes ring on, and the encoder looks ahead. */
const heard = { before: 12, after: 2 };

/** Returns the seconds that a file of whole frames lasts. */
export const getFileSeconds = (duration: number) =>
  (mp3Bytes(duration) / mp3.frameBytes) * mp3.frameSeconds;

type Neighbours = { first: Score; before: Score | null; after: Score | null };

/**
 * Adds the end of the song before, at negative times, and the beginning of the song after. The
 * album's first song sets the echo, which would change audibly at a seam.
 */
export function joinScores(score: Score, { first, before, after }: Neighbours): Score {
  const ending = (before?.events ?? [])
    .map((event) => ({ ...event, at: event.at - (before?.samples ?? 0) }))
    .filter(({ at }) => at >= -heard.before * sampleRate);
  const beginning = (after?.events ?? [])
    .filter(({ at }) => at < heard.after * sampleRate)
    .map((event) => ({ ...event, at: event.at + score.samples }));
  return {
    ...score,
    follows: before !== null,
    events: [...ending, ...score.events, ...beginning],
    space: first.space,
  };
}
