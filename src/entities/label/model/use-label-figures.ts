import {
  useLabelAnalyticsQuery,
  useLabelArtistsQuery,
  useLabelChoicesQuery,
  useLabelReleasesQuery,
} from '../api/label-api';
import type {
  LabelAnalytics,
  LabelArtist,
  LabelChoice,
  Release,
} from '@/shared/contract/label-figures.ts';

export type LabelFigures = {
  label: LabelChoice | undefined;
  artists: LabelArtist[];
  releases: Release[];
  analytics: LabelAnalytics;
};

/** Seconds; figures lag the plays by a minute at most. */
const whenOlder = { refetchOnMountOrArgChange: 60 };

/**
 * All figures are fetched and shown together.
 *
 * @param isAwaited nothing is fetched until the label is known
 */
export function useLabelFigures(named: string | undefined, isAwaited = false) {
  const options = { ...whenOlder, skip: isAwaited };
  const artists = useLabelArtistsQuery({ label: named }, options);
  const releases = useLabelReleasesQuery({ label: named }, options);
  const analytics = useLabelAnalyticsQuery({ label: named }, options);
  const choices = useLabelChoicesQuery();
  const queries = [artists, releases, analytics];
  // After an error only the name is missing.
  const isNamed = choices.data !== undefined || choices.isError;
  const data: LabelFigures | undefined =
    artists.data && releases.data && analytics.data && isNamed
      ? {
          label: choices.data?.find(({ id }) => named === undefined || id === named),
          artists: artists.data,
          releases: releases.data,
          analytics: analytics.data,
        }
      : undefined;
  return {
    data,
    error: queries.find(({ error }) => error !== undefined)?.error,
    isLoading: isAwaited || queries.some(({ isLoading }) => isLoading),
    refetch: () => queries.map((query) => query.refetch()),
  };
}
