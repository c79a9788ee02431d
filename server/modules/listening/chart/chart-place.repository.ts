import { and, asc, eq, isNull } from '#drizzle/orm.ts';
import type { ChartId } from '#contract/chart.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { listedTrack, trackColumns, type TrackRow } from '../../catalogue/track/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { chartPlaceTable } from './chart-place.table.ts';
import type { RankedTrack } from './chart.repository.ts';

const { chart, place, plays, previousRank, trackId } = chartPlaceTable;

/** Readers see the chart of before until the transaction ends. */
export async function writeChart(
  tx: Db,
  id: ChartId,
  ranked: readonly RankedTrack[],
): Promise<void> {
  const trackIds = ranked.map((track) => track.trackId);
  // A track that is being deleted is waited for and left out.
  const known = await tx
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(and(anyOf(trackTable.id, trackIds), isNull(trackTable.sameAsId)))
    .orderBy(trackTable.id)
    .for('key share');
  const ids = new Set(known.map((track) => track.id));
  await tx.delete(chartPlaceTable).where(eq(chart, id));
  await insertAll(
    tx,
    chartPlaceTable,
    ranked
      .filter((track) => ids.has(track.trackId))
      .map((track, at) => ({ chart: id, place: at, ...track })),
  );
}

export type ChartRow = TrackRow & { playCount: number; previousRank: number | null };

export function findChart(db: Db, id: ChartId): Promise<ChartRow[]> {
  return db
    .select({ ...trackColumns, playCount: plays, previousRank })
    .from(chartPlaceTable)
    .innerJoin(listedTrack, eq(listedTrack.id, trackId))
    .where(eq(chart, id))
    .orderBy(asc(place));
}
