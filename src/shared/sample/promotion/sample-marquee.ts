import type { MarqueeCampaign, MarqueeTrack } from '../../contract/marquee.ts';
import { sampleToday } from '../sample-today.ts';
import { demoMarquees } from './demo-marquees.ts';

/** The day `days` after the sample's. */
function dayAfter(days: number): string {
  const day = new Date(`${sampleToday}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** One per status, latest first. */
export const sampleMarquees = (): MarqueeCampaign[] =>
  demoMarquees.map(({ startsIn, days, daily, copy, approval, ...campaign }) => {
    const sum = (of: (day: (typeof daily)[number]) => number) =>
      daily.reduce((total, day) => total + of(day), 0);
    const impressions = sum((day) => day[0]);
    const clicks = sum((day) => day[1]);
    const spent = rounded(impressions * 0.02);
    return {
      ...campaign,
      trackId: `trk_${campaign.id}`,
      spent,
      impressions,
      clicks,
      conversions: sum((day) => day[2]),
      ctr: impressions === 0 ? 0 : rounded((clicks * 100) / impressions),
      cpc: clicks === 0 ? 0 : rounded(spent / clicks),
      startDate: dayAfter(startsIn),
      endDate: dayAfter(startsIn + days - 1),
      creativeAssets: { image: null, video: '', audio: '', copy },
      approval: { state: approval, note: '', by: null },
      days: daily.map(([seen, clicked, converted], index) => ({
        day: dayAfter(startsIn + index),
        impressions: seen,
        clicks: clicked,
        conversions: converted,
        spent: rounded(seen * 0.02),
      })),
    };
  });

/** Tracks that may be promoted. */
export const sampleMarqueeTracks = (): MarqueeTrack[] =>
  demoMarquees.map(({ id, trackTitle, artistName }) => ({
    id: `trk_${id}`,
    title: trackTitle,
    artist: artistName,
  }));
