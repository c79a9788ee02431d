import { getRoas, shownStatus } from '@/entities/marquee';
import type { MarqueeCampaign, MarqueeFormat } from '@/shared/contract/marquee.ts';
import { sumAmounts, toAmount } from '@/shared/rules/money.ts';
import { marqueeFormats, marqueeLimits } from '@/shared/contract/marquee-limits.ts';

const sum = (campaigns: readonly MarqueeCampaign[], of: (campaign: MarqueeCampaign) => number) =>
  campaigns.reduce((total, campaign) => total + of(campaign), 0);

/**
 * Dollars that a campaign may spend in total: none for a draft, only the spent amount once
 * cancelled.
 */
function getSpendable({ status, budget, spent }: MarqueeCampaign): number {
  if (status === 'draft') return 0;
  return status === 'cancelled' ? spent : budget;
}

/** Sums of all campaigns; `budget` is what they may spend in total. */
export function getTotals(campaigns: readonly MarqueeCampaign[]) {
  const dollars = (of: (campaign: MarqueeCampaign) => number) =>
    toAmount(sumAmounts(campaigns.map(of), 'USD'));
  const impressions = sum(campaigns, (each) => each.impressions);
  const clicks = sum(campaigns, (each) => each.clicks);
  const conversions = sum(campaigns, (each) => each.conversions);
  const spent = dollars((each) => each.spent);
  const budget = dollars(getSpendable);
  const ctr = impressions === 0 ? null : (clicks * 100) / impressions;
  return {
    impressions,
    clicks,
    conversions,
    spent,
    budget,
    ctr,
    roas: getRoas({ conversions, spent }),
  };
}

/** Sample click rates in percent, where too little was counted. */
const sampleCtr: Record<MarqueeFormat, number> = {
  sponsored_song: 4.2,
  playlist_takeover: 3.8,
  audio_ad: 2.9,
  video_ad: 2.1,
};

/** The effect of each format, best first: counted where there is enough data, else the sample. */
export function getEffect(campaigns: readonly MarqueeCampaign[]) {
  return marqueeFormats
    .map((format) => {
      const { impressions, ctr } = getTotals(campaigns.filter((each) => each.adFormat === format));
      const isCounted = impressions >= marqueeLimits.enoughImpressions;
      return { format, isCounted, ctr: isCounted && ctr !== null ? ctr : sampleCtr[format] };
    })
    .toSorted((one, other) => other.ctr - one.ctr);
}

const dayLength = 86_400_000;
const none = { impressions: 0, clicks: 0, spent: 0 };

/**
 * Daily sums (UTC) from the first day with data to today, or to the last day with data if no
 * campaign runs; at most the last `most` days. Days without impressions are zero.
 */
export function getDays(campaigns: readonly MarqueeCampaign[], most: number, today: string) {
  const known = new Map<string, typeof none>();
  for (const { day, impressions, clicks, spent } of campaigns.flatMap((each) => each.days ?? [])) {
    const before = known.get(day) ?? none;
    known.set(day, {
      impressions: before.impressions + impressions,
      clicks: before.clicks + clicks,
      spent: before.spent + spent,
    });
  }
  const counted = [...known.keys()].toSorted();
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isActive = last < today && campaigns.some((each) => shownStatus(each, today) === 'active');
  const end = Date.parse(isActive ? today : last);
  const count = Math.min(most, (end - Date.parse(first)) / dayLength + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(end - (count - 1 - index) * dayLength);
    const day = at.toISOString().slice(0, 10);
    return { day, ...(known.get(day) ?? none) };
  });
}
