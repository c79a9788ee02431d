import { roasOf } from '@/entities/marquee';
import type { MarqueeCampaign, MarqueeFormat } from '@/shared/contract/marquee.ts';
import { marqueeFormats, marqueeLimits } from '@/shared/contract/marquee-limits.ts';

const sum = (campaigns: readonly MarqueeCampaign[], of: (campaign: MarqueeCampaign) => number) =>
  campaigns.reduce((total, campaign) => total + of(campaign), 0);

/** The figures of all campaigns together. */
export function totalsOf(campaigns: readonly MarqueeCampaign[]) {
  const impressions = sum(campaigns, (each) => each.impressions);
  const clicks = sum(campaigns, (each) => each.clicks);
  const conversions = sum(campaigns, (each) => each.conversions);
  const spent = Math.round(sum(campaigns, (each) => each.spent * 100)) / 100;
  const budget = sum(campaigns, (each) => each.budget);
  const ctr = impressions === 0 ? null : (clicks * 100) / impressions;
  return {
    impressions,
    clicks,
    conversions,
    spent,
    budget,
    ctr,
    roas: roasOf({ conversions, spent }),
  };
}

/** Percent of impressions that were followed: figures of the example, where too little was counted. */
const sampleCtr: Record<MarqueeFormat, number> = {
  sponsored_song: 4.2,
  playlist_takeover: 3.8,
  audio_ad: 2.9,
  video_ad: 2.1,
};

/** How each format does: counted where that is enough to say, else the example. The best first. */
export function effectOf(campaigns: readonly MarqueeCampaign[]) {
  return marqueeFormats
    .map((format) => {
      const { impressions, ctr } = totalsOf(campaigns.filter((each) => each.adFormat === format));
      const isCounted = impressions >= marqueeLimits.enoughImpressions;
      return { format, isCounted, ctr: isCounted && ctr !== null ? ctr : sampleCtr[format] };
    })
    .toSorted((one, other) => other.ctr - one.ctr);
}

/** The sums of each day that has any, the first first, at most so many of the last. */
export function daysOf(campaigns: readonly MarqueeCampaign[], most: number) {
  const days = new Map<string, { impressions: number; clicks: number; spent: number }>();
  for (const { day, impressions, clicks, spent } of campaigns.flatMap((each) => each.days ?? [])) {
    const known = days.get(day) ?? { impressions: 0, clicks: 0, spent: 0 };
    days.set(day, {
      impressions: known.impressions + impressions,
      clicks: known.clicks + clicks,
      spent: known.spent + spent,
    });
  }
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, figures]) => ({ day, ...figures }))
    .slice(-most);
}
