import { type SQL, sql } from '#drizzle/orm.ts';
import { searchLimits } from '#contract/limits.ts';
import { albumNames } from '../../catalogue/album/index.ts';
import { artistNames } from '../../catalogue/artist/index.ts';
import { playlistNames } from '../playlist/index.ts';
import type { NameIndex } from '../../catalogue/search-index/index.ts';
import { popularTrackNames, trackNames } from '../../catalogue/track/index.ts';
import { exactNames, prefixNames, rankedMatches, wordNames } from './name-matches.repository.ts';

type NameKind = 'tracks' | 'artists' | 'albums' | 'playlists';

export type MatchSets = Record<NameKind | 'allTracks', SQL> & {
  /** One row more than a page, from the placeholder `from`. */
  pages: Record<NameKind, SQL>;
};

/** One or two letters match only starts. */
export const shortMatches: MatchSets = matches(
  [exactNames(trackNames), prefixNames(popularTrackNames)],
  prefixNames(trackNames),
  (index) => [exactNames(index), prefixNames(index)],
);

export const longMatches: MatchSets = matches(
  [exactNames(trackNames), prefixNames(trackNames), wordNames(popularTrackNames)],
  wordNames(trackNames),
  (index) => [exactNames(index), prefixNames(index), wordNames(index)],
);

function matches(first: SQL[], rest: SQL, others: (index: NameIndex) => SQL[]): MatchSets {
  const getPage = (sets: SQL[]) =>
    rankedMatches(sets, searchLimits.page + 1, sql`${sql.placeholder('from')}::int`);
  return {
    tracks: rankedMatches(first, searchLimits.tracks),
    allTracks: rankedMatches([...first, rest], searchLimits.tracks),
    artists: rankedMatches(others(artistNames), searchLimits.artists),
    albums: rankedMatches(others(albumNames), searchLimits.albums),
    playlists: rankedMatches(others(playlistNames), searchLimits.playlists),
    pages: {
      tracks: getPage([...first, rest]),
      artists: getPage(others(artistNames)),
      albums: getPage(others(albumNames)),
      playlists: getPage(others(playlistNames)),
    },
  };
}
