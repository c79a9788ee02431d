import type { ArtistStats, FigureRange } from '../../contract/artist-figures.ts';
import { daysIn, earned, inParts, sampleDays, sampleMonths } from './sample-days.ts';

/** Listeners of 28 days, and followers. */
export const sampleListeners = 84_620;
export const sampleFollowers = 31_940;

/** For streams and listeners alike. */
export const countryWeights = { MX: 34, ES: 27, AR: 16, CO: 9, CL: 6, US: 5, PE: 3 } as const;

const ages = [
  { age: '13-17', percentage: 6 },
  { age: '18-24', percentage: 31 },
  { age: '25-34', percentage: 34 },
  { age: '35-44', percentage: 17 },
  { age: '45-54', percentage: 8 },
  { age: '55+', percentage: 4 },
] as const;

export function sampleStats(range: FigureRange): ArtistStats {
  const recentStreams = sampleDays(daysIn[range]);
  const months = sampleMonths();
  const countries = Object.keys(countryWeights) as (keyof typeof countryWeights)[];
  const listeners = inParts(sampleListeners, Object.values(countryWeights));
  return {
    monthlyListeners: sampleListeners,
    totalStreams: recentStreams.reduce((sum, { streams }) => sum + streams, 0),
    followers: sampleFollowers,
    totalEarnings: earned(months.reduce((sum, { streams }) => sum + streams, 0)),
    monthlyEarnings: months.at(-1)?.earnings ?? 0,
    topCountries: countries.slice(0, 5).map((country, index) => ({
      country,
      listeners: listeners[index] ?? 0,
      percentage: countryWeights[country],
    })),
    demographics: [...ages],
    recentStreams,
  };
}
