import type { AnalyticsPart, AnalyticsScope } from '@/shared/contract/analytics.ts';
import {
  figureCountries,
  figureDevices,
  figurePlans,
  figureSources,
} from '@/shared/contract/codes.ts';
import { useAnalyticsTableQuery } from '../api/analytics-api';
import { useAnalyticsView } from '../model/analytics-view';
import { usePartWords } from './use-part-words';

/** Most tracks offered, by streams in the range. */
const mostTracks = 500;

type Choice = { value: string; label: string };

/**
 * Filter values of a part with their labels.
 *
 * @param hasTracks tracks are only fetched once true
 */
export function useFilterValues(
  { albums, artists }: AnalyticsScope,
  hasTracks: boolean,
): (part: AnalyticsPart) => readonly Choice[] {
  const { partName } = usePartWords();
  const { artist, range, label } = useAnalyticsView();
  const question = { label, artist, range, by: 'track', compare: 'none', unit: 'range' } as const;
  const tracks = useAnalyticsTableQuery(question, { skip: !hasTracks });
  const coded = {
    country: figureCountries,
    source: figureSources,
    plan: figurePlans,
    device: figureDevices,
  };
  const isSeveral = artists.length > 1;
  return (part) => {
    if (part === 'album') {
      return albums
        .filter(({ artistId }) => artist === undefined || artistId === artist)
        .map(({ id, title }) => ({ value: id, label: title }));
    }
    if (part === 'track') {
      return (tracks.data?.rows ?? [])
        .filter(({ name }) => name !== null)
        .slice(0, mostTracks)
        .map(({ id, name, artistName }) => ({
          value: id,
          label: isSeveral && artistName ? `${name ?? ''} · ${artistName}` : (name ?? ''),
        }));
    }
    return coded[part].map((id) => ({ value: id, label: partName(part, { id, name: null }) }));
  };
}
