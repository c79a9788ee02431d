import { useFormats } from '@/entities/figure';
import { useMarqueeWords } from '@/entities/marquee';

/** Writes the rates of campaigns, and `–` for one that is none. */
export function useRates() {
  const { rate } = useFormats();
  const { dollars, none, times } = useMarqueeWords();
  return {
    ctr: (value: number | null) => (value === null ? none : rate(value)),
    cpc: (value: number | null) => (value === null ? none : dollars(value)),
    roas: times,
  };
}
