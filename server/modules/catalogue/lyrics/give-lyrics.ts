import type { Lyrics } from '#contract/lyrics.ts';
import { type LyricsFault, parseLyrics } from '#rules/lyrics/parse-lyrics.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import { findLabelOfTrack, keepLyrics } from './lyrics.repository.ts';

const words = sentences.lyrics;

export const lyricsFaults: Record<LyricsFault, Sentence> = {
  empty: words.empty,
  tooLarge: words.tooLarge,
  tooLong: words.tooLong,
  malformed: words.malformed,
};

type Giving = { trackId: string; labelId: string };

/** @throws {Problem} `not-found` alike for unknown tracks and another label's. */
async function requireOwn(tx: Db, { trackId, labelId }: Giving): Promise<void> {
  const track = await findLabelOfTrack(tx, trackId);
  if (track?.labelId !== labelId) throw problem('not-found');
}

/**
 * Stores what a label wrote for a song that is out, and returns what was understood.
 *
 * @throws {Problem} like `requireOwn`; `invalid` with the field `text`.
 */
export async function giveLyrics(
  tx: Db,
  { text, ...giving }: Giving & { text: string },
): Promise<Lyrics> {
  await requireOwn(tx, giving);
  const lyrics = parseLyrics(text);
  if (typeof lyrics === 'string') {
    throw problem('invalid', { fields: { text: lyricsFaults[lyrics] }, status: 422 });
  }
  await keepLyrics(tx, 'given', [{ trackId: giving.trackId, lyrics }]);
  return lyrics;
}

/** @throws {Problem} like `requireOwn`. */
export async function removeLyrics(tx: Db, giving: Giving): Promise<void> {
  await requireOwn(tx, giving);
  await keepLyrics(tx, 'given', [{ trackId: giving.trackId, lyrics: null }]);
}
