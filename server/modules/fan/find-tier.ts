import { and, eq } from '#drizzle/orm.ts';
import { type FanTier, tierOf } from '#contract/fan-choices.ts';
import type { Db } from '../../platform/database/db.ts';
import { fanTable } from './fan.table.ts';

type Asked = { artistId: string; listenerId: string };

/** Whose fan a listener is, and how much of one; null for who neither follows the artist nor has streamed them. */
export async function findTier(db: Db, { artistId, listenerId }: Asked): Promise<FanTier | null> {
  const [fan] = await db
    .select({ streams: fanTable.streams })
    .from(fanTable)
    .where(and(eq(fanTable.artistId, artistId), eq(fanTable.listenerId, listenerId)));
  return fan ? tierOf(fan.streams) : null;
}
