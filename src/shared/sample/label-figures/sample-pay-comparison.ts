import type { PayComparison } from '../../contract/pay-comparison.ts';
import { inParts } from '../artist-figures/sample-days.ts';
import { sampleLabelPayouts } from './sample-label-money.ts';

/** Percent of each artist if listeners have equal weight. */
const byListener = [24, 27, 19, 16, 14];

/** Monthly plays per listener: the fewer, the more each weighs when shared by listener. */
const playsOfListener = [31, 18, 12, 9, 5];

export function samplePayComparison(wanted: string | undefined): PayComparison {
  const { months, month, payouts } = sampleLabelPayouts(wanted);
  const cents = payouts.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0);
  const shared = inParts(cents, byListener.slice(0, payouts.length));
  return {
    months,
    month,
    artists: payouts.map(({ artist, gross }, index) => {
      const streams = Math.round(gross * 276);
      return {
        artist,
        streams,
        listeners: Math.round(streams / (playsOfListener[index] ?? 1)),
        proRata: gross,
        userCentric: (shared[index] ?? 0) / 100,
      };
    }),
  };
}
