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

/** All that the dashboard shows of an artist in a range. */
export type Figures = {
  stats: ArtistStats;
  audience: ArtistAudience;
  tracks: ArtistTrack[];
  /** Null where they never had a contract. */
  label: LabelInfo | null;
};

type Asked = {
  range: FigureRange;
  artist: string | undefined;
  /** Which artist is on its way: nothing is asked for yet. */
  isAwaited: boolean;
};

/** Figures are at most a minute behind the plays: older ones are asked for again. */
const whenOlder = { refetchOnMountOrArgChange: 60 };

/**
 * The figures of an artist, fetched together and shown together: while those of another range are on
 * their way, what was there stays.
 */
export function useFigures({ range, artist, isAwaited }: Asked) {
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
    /** What is shown belongs to the range before. */
    isOutdated: queries.some(({ currentData }) => data !== undefined && currentData === undefined),
    refetch: () => queries.map((query) => query.refetch()),
  };
}
