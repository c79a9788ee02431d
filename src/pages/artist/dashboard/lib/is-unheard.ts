import type { Figures } from '../model/use-figures';

/** Whether nothing was ever counted of an artist, here or elsewhere: the one answer of the sentence and of every tab. */
export const isUnheard = ({ stats, audience, tracks }: Figures): boolean =>
  stats.totalStreams === 0 &&
  stats.monthlyListeners === 0 &&
  stats.totalEarnings === 0 &&
  audience.starts === 0 &&
  [...tracks, ...audience.months].every(({ streams }) => streams === 0);
