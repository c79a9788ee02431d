import type { Figures } from '../model/use-figures';

/**
 * Whether an artist has no plays at all, counted or imported; used by the lead and every tab
 * alike.
 */
export const isUnheard = ({ stats, audience, tracks }: Figures): boolean =>
  stats.totalStreams === 0 &&
  stats.monthlyListeners === 0 &&
  stats.totalEarnings === 0 &&
  audience.starts === 0 &&
  [...tracks, ...audience.months].every(({ streams }) => streams === 0);
