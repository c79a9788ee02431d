import type { BrowsePage, BrowseTopic } from '../contract/browse.ts';
import type { SearchKind, SearchResults } from '../contract/search.ts';
import { catalogue } from './catalogue.ts';
import {
  albumAnswer,
  artistAnswer,
  image,
  playlistHitAnswer,
  trackAnswer,
} from './contract-shapes.ts';
import { plainText } from './plain-text.ts';
import { searchWords } from '../lib/text-filter/search-words.ts';

type Hit<Row> = { row: Row; name: string; also: string; popularity: number };

/** Most items per group; the contract's limits, repeated so that no schema code is loaded. */
const most: Record<SearchKind, number> = {
  tracks: 10,
  artists: 6,
  albums: 6,
  playlists: 6,
  people: 6,
};

const artistWords = new Map(
  catalogue.artists.map((artist) => [artist.id, plainText(searchWords(artist))]),
);
const albumPlays = new Map<string, number>();
for (const { albumId, plays } of catalogue.tracks) {
  albumPlays.set(albumId, (albumPlays.get(albumId) ?? 0) + plays);
}

const hits = {
  artists: catalogue.artists.map((row) => ({
    row,
    name: plainText(row.name),
    also: artistWords.get(row.id) ?? '',
    popularity: row.monthlyListeners,
  })),
  tracks: catalogue.tracks.map((row) => ({
    row,
    name: plainText(row.title),
    also: artistWords.get(row.artistId) ?? '',
    popularity: row.plays,
  })),
  albums: catalogue.albums.map((row) => ({
    row,
    name: plainText(row.title),
    also: artistWords.get(row.artistId) ?? '',
    popularity: albumPlays.get(row.id) ?? 0,
  })),
  playlists: catalogue.playlists
    .filter(({ isPublic }) => isPublic)
    .map((row) => ({ row, name: plainText(row.name), also: '', popularity: row.followerCount })),
  people: catalogue.listeners.map((row) => ({
    row,
    name: plainText(row.displayName),
    also: '',
    popularity: 0,
  })),
};

/**
 * Ignores case, accents and symbols: exact names first, then prefixes, then the rest, each by
 * popularity. Without letters there are no results.
 */
export function sampleSearch(query: string): SearchResults {
  const wanted = plainText(query);
  return {
    tracks: best(hits.tracks, wanted, most.tracks).map(({ id }) => trackAnswer(id)),
    artists: best(hits.artists, wanted, most.artists).map(artistAnswer),
    albums: best(hits.albums, wanted, most.albums).map(albumAnswer),
    playlists: best(hits.playlists, wanted, most.playlists).map(playlistHitAnswer),
    people: best(hits.people, wanted, most.people).map(({ id, displayName, username }) => ({
      id,
      displayName,
      username,
      image: image('user', id),
    })),
  };
}

const moodQuery: Record<string, string> = {
  night: 'noche',
  rain: 'lluvia',
  sunday: 'domingo',
  summer: 'verano',
  nap: 'siesta',
  party: 'verbena',
  calm: 'manso',
  heart: 'carta',
  road: 'camino',
  dance: 'perreo',
  moon: 'luna',
  dinner: 'sobremesa',
};

/** Throws for an unknown topic. */
export function sampleBrowsePage({ kind, id }: BrowseTopic): BrowsePage {
  const query = kind === 'mood' ? moodQuery[id] : id.replace('-', ' ');
  if (query === undefined) throw new Error(`unknown ${kind}`);
  const { tracks, artists, playlists } = sampleSearch(query);
  return { tracks, artists, playlists };
}

function best<Row>(rows: Hit<Row>[], wanted: string, limit: number): Row[] {
  if (wanted === '') return [];
  return rows
    .map((hit) => ({ ...hit, rank: getRank(hit, wanted) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((one, other) => one.rank - other.rank || other.popularity - one.popularity)
    .slice(0, limit)
    .map(({ row }) => row);
}

function getRank({ name, also }: { name: string; also: string }, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (also.startsWith(wanted)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  const whole = ` ${name} ${also}`;
  return wanted.split(' ').every((word) => whole.includes(word)) ? 4 : Number.POSITIVE_INFINITY;
}
