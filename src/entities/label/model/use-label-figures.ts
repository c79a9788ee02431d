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

/** All that the dashboard shows of a label, but its payouts. */
export type LabelFigures = {
  /** Undefined where the server does not tell whose they are. */
  label: LabelChoice | undefined;
  artists: LabelArtist[];
  releases: Release[];
  analytics: LabelAnalytics;
};

/** Figures are at most a minute behind the plays: older ones are asked for again. */
const whenOlder = { refetchOnMountOrArgChange: 60 };

/**
 * The figures of a label, fetched together and shown together.
 *
 * @param isAwaited which label is on its way: nothing is asked for yet.
 */
export function useLabelFigures(named: string | undefined, isAwaited = false) {
  const options = { ...whenOlder, skip: isAwaited };
  const artists = useLabelArtistsQuery({ label: named }, options);
  const releases = useLabelReleasesQuery({ label: named }, options);
  const analytics = useLabelAnalyticsQuery({ label: named }, options);
  const choices = useLabelChoicesQuery();
  const queries = [artists, releases, analytics];
  // The name alone is missing where they cannot be told.
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
