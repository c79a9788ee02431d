import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { emptyTrack, type TrackFigures } from './day-figures.ts';
import { trackTotalTable } from './track-total.table.ts';

type TrackKey = { trackId: string; artistId: string };

export type TrackTotal = TrackKey & TrackFigures;

/** A row has six columns, and parameters are counted in 16 bits. */
const rowsPerStatement = 1000;

/** What was ever counted of these tracks, to be changed by nobody else until the transaction ends. */
export async function lockTotals(tx: Db, tracks: readonly TrackKey[]): Promise<TrackTotal[]> {
  const ordered = tracks.toSorted((one, other) => (one.trackId < other.trackId ? -1 : 1));
  await tx
    .insert(trackTotalTable)
    .values(ordered.map(({ trackId, artistId }) => ({ ...emptyTrack(), trackId, artistId })))
    .onConflictDoNothing();
  const ids = ordered.map(({ trackId }) => trackId);
  return tx
    .select()
    .from(trackTotalTable)
    .where(anyOf(trackTotalTable.trackId, ids))
    .orderBy(trackTotalTable.trackId)
    .for('update');
}

/** Writes what was ever counted of tracks in place of what stood there. */
export async function writeTotals(tx: Db, totals: readonly TrackTotal[]): Promise<void> {
  for (let start = 0; start < totals.length; start += rowsPerStatement) {
    await tx
      .insert(trackTotalTable)
      .values(totals.slice(start, start + rowsPerStatement))
      .onConflictDoUpdate({
        target: trackTotalTable.trackId,
        set: {
          streams: sql`excluded.streams`,
          skips: sql`excluded.skips`,
          earned: sql`excluded.earned`,
          countries: sql`excluded.countries`,
        },
      });
  }
}

/** Forgets what was counted of all tracks of an artist. */
export async function deleteTotals(tx: Db, artistId: string): Promise<void> {
  await tx.delete(trackTotalTable).where(eq(trackTotalTable.artistId, artistId));
}
