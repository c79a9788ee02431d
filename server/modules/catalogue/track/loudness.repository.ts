import { and, eq, isNull, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from './track.table.ts';

/**
 * Keeps what was measured, also that nothing could be (null), and sums up the albums.
 *
 * @param loudness integrated LUFS
 */
export async function saveLoudness(
  tx: Db,
  trackIds: readonly string[],
  { loudness, now }: { loudness: number | null; now: Date },
): Promise<void> {
  const rows = await tx
    .update(trackTable)
    .set({ loudness, loudnessAt: now })
    .where(anyOf(trackTable.id, trackIds))
    .returning({ albumId: trackTable.albumId });
  await settleAlbumLoudness(tx, [...new Set(rows.map(({ albumId }) => albumId))]);
}

/** An album is as loud as the mean energy of its songs that are known, by their lengths. */
export async function settleAlbumLoudness(tx: Db, albumIds: readonly string[]): Promise<void> {
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
        where other.album_id = any(${sql.param(albumIds)}::text[])
        group by other.album_id) as mean`,
    )
    .where(
      sql`mean.album_id = ${trackTable.albumId} and mean.loudness is distinct from ${trackTable.albumLoudness}`,
    );
}

export const countUnmeasured = (db: Db): Promise<number> =>
  db.$count(trackTable, and(isNull(trackTable.loudnessAt), eq(trackTable.isGone, false)));
