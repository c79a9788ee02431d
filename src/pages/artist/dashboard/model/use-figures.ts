import {
  useArtistAudienceQuery,
  useArtistStatsQuery,
  useArtistTracksQuery,
  useLabelInfoQuery,
} from '@/entities/figure';
import { isProblem } from '@/shared/api';
import type {
  ArtistAudience,
  ArtistStats,
  ArtistTrack,
  FigureRange,
} from '@/shared/contract/artist-figures.ts';
import type { LabelInfo } from '@/shared/contract/label.ts';

/** All figures of an artist in a range. */
export type Figures = {
  stats: ArtistStats;
  audience: ArtistAudience;
  tracks: ArtistTrack[];
  /** Null for artists who never had a contract. */
  label: LabelInfo | null;
};

type FigureRequest = {
  range: FigureRange;
  artist: string | undefined;
  /** Which artist it is, is still loading: nothing is fetched yet. */
  isAwaited: boolean;
};

/** Seconds; figures lag the plays by at most a minute. */
const whenOlder = { refetchOnMountOrArgChange: 60 };

/**
 * An artist's figures, fetched and shown together; those of the previous range stay while others
 * load.
 */
export function useFigures({ range, artist, isAwaited }: FigureRequest) {
  const options = { ...whenOlder, skip: isAwaited };
  const stats = useArtistStatsQuery({ range, artist }, options);
  const audience = useArtistAudienceQuery({ range, artist }, options);
  const tracks = useArtistTracksQuery({ artist }, options);
  const label = useLabelInfoQuery({ artist }, { skip: isAwaited });
  const hasNoLabel = isProblem(label.error) && label.error.kind === 'not-found';
  const queries = [stats, audience, tracks, ...(hasNoLabel ? [] : [label])];
  const labelInfo = hasNoLabel ? null : label.data;
  const data: Figures | undefined =
    stats.data && audience.data && tracks.data && labelInfo !== undefined
      ? { stats: stats.data, audience: audience.data, tracks: tracks.data, label: labelInfo }
      : undefined;
  return {
    data,
    error: queries.find(({ error }) => error !== undefined)?.error,
    isLoading: isAwaited || queries.some(({ isLoading }) => isLoading),
    /** The shown figures belong to the previous range. */
    isOutdated: queries.some(({ currentData }) => data !== undefined && currentData === undefined),
    refetch: () => queries.map((query) => query.refetch()),
  };
}
