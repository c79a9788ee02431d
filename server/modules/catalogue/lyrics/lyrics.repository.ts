import { and, eq, sql } from '#drizzle/orm.ts';
import type { Lyrics } from '#contract/lyrics.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { listedTrack, lockTracks, setHasLyrics } from '../track/index.ts';
import { type LyricsSource, lyricsSources, lyricsTable } from './lyrics.table.ts';

export type KeptLyrics = {
  trackId: string;
  /** Null where there are none any more. */
  lyrics: Lyrics | null;
  folderId?: string;
  mark?: string;
};

/** Replaces the lyrics of tracks that come from one source. */
export async function keepLyrics(
  tx: Db,
  source: LyricsSource,
  kept: readonly KeptLyrics[],
): Promise<void> {
  const trackIds = kept.map(({ trackId }) => trackId);
  await lockTracks(tx, trackIds);
  const isOwn = eq(lyricsTable.source, source);
  await tx.delete(lyricsTable).where(and(isOwn, anyOf(lyricsTable.trackId, trackIds)));
  await insertAll(
    tx,
    lyricsTable,
    kept.flatMap(({ lyrics, ...row }) => (lyrics ? [{ ...row, source, ...lyrics }] : [])),
  );
  const left = await tx
    .selectDistinct({ trackId: lyricsTable.trackId })
    .from(lyricsTable)
    .where(anyOf(lyricsTable.trackId, trackIds));
  const having = new Set(left.map(({ trackId }) => trackId));
  await setHasLyrics(tx, [...having], true);
  await setHasLyrics(
    tx,
    trackIds.filter((id) => !having.has(id)),
    false,
  );
}

/** Marks of files beside songs, by track. */
export async function findLyricsMarks(
  db: Db,
): Promise<Map<string, { folderId: string | null; mark: string | null }>> {
  const { trackId, folderId, mark, source } = lyricsTable;
  const rows = await db
    .select({ trackId, folderId, mark })
    .from(lyricsTable)
    .where(eq(source, 'beside'));
  return new Map(rows.map(({ trackId: id, ...row }) => [id, row]));
}

/** Null for an unknown track. Tracks of the house have no label. */
export async function findLabelOfTrack(
  db: Db,
  trackId: string,
): Promise<{ labelId: string | null } | null> {
  const [row] = await db
    .select({ labelId: listedTrack.labelId })
    .from(listedTrack)
    .where(eq(listedTrack.id, trackId));
  return row ?? null;
}

/** The strongest lyrics of a track, or null. */
export async function findLyrics(db: Db, trackId: string): Promise<Lyrics | null> {
  const { source, kind, language, lines } = lyricsTable;
  const [row] = await db
    .select({ kind, language, lines })
    .from(lyricsTable)
    .where(eq(lyricsTable.trackId, trackId))
    .orderBy(sql`array_position(${sql.param([...lyricsSources])}::text[], ${source})`)
    .limit(1);
  if (row === undefined) return null;
  const { language: named, ...lyrics } = row;
  return { ...lyrics, ...(named !== null && { language: named }) };
}
