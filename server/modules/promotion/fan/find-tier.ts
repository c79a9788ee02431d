import { type FanTier, getTier } from '#contract/fan-choices.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findFanStreams } from '../../figures/figures/index.ts';

type FanKey = { artistId: string; listenerId: string };

/** Returns null without a follow or stream. */
export async function findTier(db: Db, fan: FanKey): Promise<FanTier | null> {
  const streams = await findFanStreams(db, fan);
  return streams === null ? null : getTier(streams);
}
