import { asc, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { planned, type PromotionColumns, resting } from '../../catalogue/ownership/index.ts';
import { marqueeCampaignTable } from './marquee.table.ts';

const marquee = marqueeCampaignTable;

export function marqueePromotion(now: Date): PromotionColumns {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const today = sql`${toDay(now)}::date`;
  return {
    table: marquee,
    id: marquee.id,
    artistId: marquee.artistId,
    sentBy: marquee.askedBy,
    title: marquee.campaignName,
    until: marquee.endsAt,
    state: resting(
      marquee.isSuspended,
      sql`case when ${marquee.approval} = 'waiting' then 'waiting' else ${planned(sql`${marquee.startDate} > ${today}`)} end`,
    ),
    runs: sql`${marquee.endsAt} > ${moment} and (${marquee.status} = 'active' or ${marquee.approval} = 'waiting')`,
    returns: sql`${marquee.isSuspended} and ${marquee.endsAt} > ${moment} and ${marquee.status} in ('draft', 'paused')
      and ${marquee.approval} <> 'waiting'`,
  };
}

/** Locks campaigns, in one order. */
export const holdCampaigns = (tx: Db, condition: SQL) =>
  tx.select().from(marquee).where(condition).orderBy(asc(marquee.id)).for('update');
