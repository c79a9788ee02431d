import { and, eq, not } from '#drizzle/orm.ts';
import type { Draft } from '#contract/release.ts';
import { parseLyrics } from '#rules/lyrics/parse-lyrics.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { lyricsFaults } from '../../catalogue/lyrics/index.ts';
import { releaseLyricsTable } from './release.table.ts';

const { releaseId, sound, text } = releaseLyricsTable;

/**
 * Keeps the lyrics that changed, and drops those of songs that were removed.
 *
 * @throws {Problem} `invalid` with the field, like `tracks.2.lyrics`.
 */
export async function saveLyrics(
  tx: Db,
  id: string,
  { lyrics = {}, tracks }: Pick<Draft, 'lyrics' | 'tracks'>,
): Promise<void> {
  const sounds = tracks.map((track) => track.sound);
  const given = Object.entries(lyrics).filter(([of]) => sounds.includes(of));
  for (const [of, each] of given) {
    const understood = each === '' ? null : parseLyrics(each);
    if (typeof understood !== 'string') continue;
    const field = `tracks.${sounds.indexOf(of)}.lyrics`;
    throw problem('invalid', { fields: { [field]: lyricsFaults[understood] }, status: 422 });
  }
  const changed = given.map(([of]) => of);
  const isOfRelease = eq(releaseId, id);
  await tx.delete(releaseLyricsTable).where(and(isOfRelease, not(anyOf(sound, sounds))));
  if (changed.length === 0) return;
  await tx.delete(releaseLyricsTable).where(and(isOfRelease, anyOf(sound, changed)));
  const rows = given
    .filter(([, each]) => each !== '')
    .map(([of, each]) => ({ releaseId: id, sound: of, text: each }));
  if (rows.length > 0) await tx.insert(releaseLyricsTable).values(rows);
}

/** As given, by sound. */
export async function findReleaseLyrics(db: Db, id: string): Promise<Record<string, string>> {
  const rows = await db.select({ sound, text }).from(releaseLyricsTable).where(eq(releaseId, id));
  return Object.fromEntries(rows.map((row) => [row.sound, row.text]));
}
