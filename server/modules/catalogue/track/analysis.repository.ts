import type { SoundAnalysis } from '../../../media/analysis/analysis-messages.ts';
import { and, eq, isNull, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from './track.table.ts';

/** @param loudness integrated LUFS, known without listening */
export async function saveLoudness(
  tx: Db,
  trackIds: readonly string[],
  { loudness, now }: { loudness: number; now: Date },
): Promise<void> {
  const rows = await tx
    .update(trackTable)
    .set({ loudness, analysedAt: now })
    .where(anyOf(trackTable.id, trackIds))
    .returning({ albumId: trackTable.albumId });
  await settleAlbumLoudness(tx, [...new Set(rows.map(({ albumId }) => albumId))]);
}

/** Keeps what a sound told, where it was not known, and sums up the album. */
export async function saveAnalysis(
  tx: Db,
  trackId: string,
  { loudness, tempo, tonic, now }: SoundAnalysis & { now: Date },
): Promise<void> {
  const { loudness: known } = trackTable;
  const [row] = await tx
    .update(trackTable)
    .set({
      loudness: sql`coalesce(${known}, ${loudness}::real)`,
      tempo: sql`coalesce(${trackTable.tempo}, ${tempo === null ? null : Math.round(tempo)}::int)`,
      tonic: sql`coalesce(${trackTable.tonic}, ${tonic}::int)`,
      analysedAt: now,
    })
    .where(eq(trackTable.id, trackId))
    .returning({ albumId: trackTable.albumId });
  if (row) await settleAlbumLoudness(tx, [row.albumId]);
}

/** Has sounds listened to again. */
export async function forgetAnalysis(db: Db, trackIds: readonly string[]): Promise<void> {
  await db.update(trackTable).set({ analysedAt: null }).where(anyOf(trackTable.id, trackIds));
}

/** An album is as loud as the mean energy of its songs that are known, by their lengths. */
export async function settleAlbumLoudness(tx: Db, albumIds: readonly string[]): Promise<void> {
  const albums = sql`any(${sql.param(albumIds)}::text[])`;
  await tx
    .update(trackTable)
    .set({ albumLoudness: sql`mean.loudness` })
    .from(
      sql`(
        select other.album_id,
          10 * log((sum(other.duration * power(10, other.loudness / 10))
            filter (where other.loudness is not null)
            / sum(other.duration) filter (where other.loudness is not null))::numeric)::real
            as loudness
        from ${trackTable} other
        where other.album_id = ${albums}
        group by other.album_id) as mean`,
    )
    .where(
      sql`${trackTable.albumId} = ${albums} and mean.album_id = ${trackTable.albumId}
        and mean.loudness is distinct from ${trackTable.albumLoudness}`,
    );
}

export const countUnanalysed = (db: Db): Promise<number> =>
  db.$count(
    trackTable,
    and(isNull(trackTable.analysedAt), eq(trackTable.isGone, false), isNull(trackTable.sameAsId)),
  );
