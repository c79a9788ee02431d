import { getRoas } from '@/entities/marquee';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';

type Counted = Pick<
  MarqueeCampaign,
  'impressions' | 'clicks' | 'conversions' | 'spent' | 'ctr' | 'cpc'
>;

/**
 * Clicks per hundred impressions, dollars per click, and return per dollar; null where undefined.
 */
export const getRates = (campaign: Counted) => ({
  ctr: campaign.impressions === 0 ? null : campaign.ctr,
  cpc: campaign.clicks === 0 ? null : campaign.cpc,
  roas: getRoas(campaign),
});
