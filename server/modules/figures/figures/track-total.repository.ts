import type { Db } from '../../../platform/database/db.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { upsertAll } from '../../../platform/database/upsert-all.ts';
import { emptyTrack, type TrackFigures } from './day-figures.ts';
import { trackTotalTable } from './track-total.table.ts';

type TrackKey = { trackId: string; artistId: string };

export type TrackTotal = TrackKey & TrackFigures;

/** Locks the totals until the transaction ends. */
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

export async function deleteTotals(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.delete(trackTotalTable).where(anyOf(trackTotalTable.artistId, artistIds));
}

export async function writeTotals(tx: Db, totals: readonly TrackTotal[]): Promise<void> {
  await upsertAll(tx, trackTotalTable, totals);
}
