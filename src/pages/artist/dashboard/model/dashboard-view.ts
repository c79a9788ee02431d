import { useSearchParams } from 'react-router-dom';
import { usePeriod } from '@/shared/ui/period-choice';

/** View settings, kept in the address for links and reloads. */
export function useDashboardView() {
  const [search] = useSearchParams();
  const [range, chooseRange] = usePeriod();
  return {
    range,
    chooseRange,
    /** The artist in the address; undefined for the viewer's own or while loading. */
    artist: search.get('artist') || undefined,
  };
}

/** The page of a statement, for the artist in the address. */
export const statementAddress = (id: string, artist: string | undefined): string =>
  `/spotify-for-artists/statement/${id}${artist === undefined ? '' : `?artist=${artist}`}`;
