import { sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { canvasTable } from './canvas.table.ts';

/** Canvases go live with their tracks' release; of several for a track, the one decided last. */
export async function showApproved(
  tx: Db,
  { trackIds, now }: { trackIds: readonly string[]; now: Date },
): Promise<void> {
  const { id, trackId, status, updatedAt } = canvasTable;
  const latest = tx
    .selectDistinctOn([trackId], { id })
    .from(canvasTable)
    .where(sql`${anyOf(trackId, trackIds)} and ${status} = 'approved'`)
    .orderBy(trackId, sql`${updatedAt} desc`, sql`${id} desc`);
  await tx
    .update(canvasTable)
    .set({ status: 'live', updatedAt: now })
    .where(sql`${id} in (${latest})`);
}

export async function hideLive(tx: Db, track: string, now: Date): Promise<void> {
  await tx
    .update(canvasTable)
    .set({ status: 'approved', updatedAt: now })
    .where(sql`${canvasTable.trackId} = ${track} and ${canvasTable.status} = 'live'`);
}
