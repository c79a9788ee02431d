import { useSearchParams } from 'react-router-dom';
import { usePeriod } from '@/shared/ui/period-choice';

/** What is looked at, kept in the address so that links and reload find it again. */
export function useDashboardView() {
  const [search] = useSearchParams();
  const [range, chooseRange] = usePeriod();
  return {
    range,
    chooseRange,
    /** The artist that the address names; the viewer's own without, or nobody yet. */
    artist: search.get('artist') || undefined,
  };
}
