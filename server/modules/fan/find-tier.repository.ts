import { and, eq } from '#drizzle/orm.ts';
import { type FanTier, getTier } from '#contract/fan-choices.ts';
import type { Db } from '../../platform/database/db.ts';
import { fanTable } from '../figure-event/fan.table.ts';

type FanKey = { artistId: string; listenerId: string };

/** Returns null without a follow or stream. */
export async function findTier(db: Db, { artistId, listenerId }: FanKey): Promise<FanTier | null> {
  const [fan] = await db
    .select({ streams: fanTable.streams })
    .from(fanTable)
    .where(and(eq(fanTable.artistId, artistId), eq(fanTable.listenerId, listenerId)));
  return fan ? getTier(fan.streams) : null;
}
