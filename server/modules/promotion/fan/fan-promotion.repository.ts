import { sql } from '#drizzle/orm.ts';
import { toDay } from '../../../platform/days.ts';
import { planned, type PromotionColumns, resting } from '../../catalogue/ownership/index.ts';
import { fanCampaignTable } from './fan-campaign.table.ts';

const campaign = fanCampaignTable;

export function campaignPromotion(now: Date): PromotionColumns {
  const today = sql`${toDay(now)}::date`;
  const goesOn = sql`${campaign.status} = 'active' and ${campaign.endDate} >= ${today}`;
  return {
    table: campaign,
    id: campaign.id,
    artistId: campaign.artistId,
    sentBy: campaign.sentBy,
    title: campaign.title,
    until: sql`(${campaign.endDate} + 1)::timestamp at time zone 'UTC'`,
    state: resting(campaign.isSuspended, planned(sql`${campaign.startDate} > ${today}`)),
    runs: sql`${goesOn} and not ${campaign.isSuspended}`,
    returns: sql`${goesOn} and ${campaign.isSuspended}`,
  };
}
