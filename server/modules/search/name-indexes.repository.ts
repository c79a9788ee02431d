import { type SQL, sql } from '#drizzle/orm.ts';
import { searchLimits } from '#contract/limits.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { isOfNotSuspended } from '../user/index.ts';
import { trackTable } from '../track/track.table.ts';
import {
  exactNames,
  type NameIndex,
  prefixNames,
  rankedMatches,
  wordNames,
} from './name-matches.repository.ts';

const tracks: NameIndex = {
  table: trackTable,
  id: trackTable.id,
  key: trackTable.searchKey,
  text: trackTable.searchText,
  popularity: trackTable.playCount,
};
const popularTracks: NameIndex = { ...tracks, where: sql`${trackTable.isPopular}` };
const artists: NameIndex = {
  table: artistTable,
  id: artistTable.id,
  key: artistTable.searchKey,
  text: artistTable.searchText,
  popularity: artistTable.followers,
};
const albums: NameIndex = {
  table: albumTable,
  id: albumTable.id,
  key: albumTable.searchKey,
  text: albumTable.searchText,
  popularity: albumTable.releaseDate,
};
const playlists: NameIndex = {
  table: playlistTable,
  id: playlistTable.id,
  key: playlistTable.searchKey,
  text: playlistTable.searchKey,
  popularity: playlistTable.followerCount,
  where: sql`${playlistTable.isPublic} and ${isOfNotSuspended(playlistTable.ownerId)}`,
};

type NameKind = 'tracks' | 'artists' | 'albums' | 'playlists';

export type MatchSets = Record<NameKind | 'allTracks', SQL> & {
  /** One row more than a page, from the placeholder `from`. */
  pages: Record<NameKind, SQL>;
};

/** One or two letters match only starts. */
export const shortMatches: MatchSets = matches(
  [exactNames(tracks), prefixNames(popularTracks)],
  prefixNames(tracks),
  (index) => [exactNames(index), prefixNames(index)],
);

export const longMatches: MatchSets = matches(
  [exactNames(tracks), prefixNames(tracks), wordNames(popularTracks)],
  wordNames(tracks),
  (index) => [exactNames(index), prefixNames(index), wordNames(index)],
);

function matches(first: SQL[], rest: SQL, others: (index: NameIndex) => SQL[]): MatchSets {
  const getPage = (sets: SQL[]) =>
    rankedMatches(sets, searchLimits.page + 1, sql`${sql.placeholder('from')}::int`);
  return {
    tracks: rankedMatches(first, searchLimits.tracks),
    allTracks: rankedMatches([...first, rest], searchLimits.tracks),
    artists: rankedMatches(others(artists), searchLimits.artists),
    albums: rankedMatches(others(albums), searchLimits.albums),
    playlists: rankedMatches(others(playlists), searchLimits.playlists),
    pages: {
      tracks: getPage([...first, rest]),
      artists: getPage(others(artists)),
      albums: getPage(others(albums)),
      playlists: getPage(others(playlists)),
    },
  };
}
