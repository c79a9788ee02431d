import type { BroughtSong, TrackMatch } from '#contract/brought-music.ts';
import { broughtLimits } from '#contract/limits.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Foundation } from '../../../platform/app.ts';
import { toSearchKey } from '../../../platform/search-text/findable.ts';
import { parseSearchQuery } from '../../../platform/search-text/search-query.ts';
import { prepareKnownWords } from '../../catalogue/search-index/index.ts';
import { describeTracks, type TrackRow } from '../../catalogue/track/index.ts';
import { correctQuery } from './correct-query.ts';
import { findNamedTracks, type NamedTrack } from './named-tracks.repository.ts';
import { prepareSearch } from './search.repository.ts';
import { getSongNames } from './song-names.ts';

/** Seconds: masters and services differ by silence at the ends. */
const sameDuration = 15;

type Found = { verdict: TrackMatch['verdict']; rows: TrackRow[] };

/** See docs/product/brought-music.md. */
export function createTrackMatcher(dependencies: Foundation) {
  const { db, config } = dependencies;
  const { findTracks } = prepareSearch(db, config);
  const findKnownWords = prepareKnownWords(db);

  /** The catalogue's search, with its tolerance of typing errors. */
  async function findLikely(text: string): Promise<TrackRow[]> {
    const query = parseSearchQuery(text);
    if (query === null) return [];
    const found = await findTracks(query);
    if (found.length > 0 || query.words.length === 0) return found;
    const { corrected } = await correctQuery(query, findKnownWords);
    return corrected === null ? [] : findTracks(corrected);
  }

  async function findMatch(song: BroughtSong, named: readonly NamedTrack[]): Promise<Found> {
    const known = named.find(({ id }) => id === song.trackId);
    if (known) return { verdict: 'matched', rows: [known] };
    const { titles, looseTitles, artists, text } = getSongNames(song);
    const isBy = ({ artistKey }: NamedTrack) => artists.includes(artistKey);
    const same = named.filter((track) => isBy(track) && isTitled(track, titles));
    const [best] = byLikeness(same, song);
    if (best && isAsLong(best, song)) return { verdict: 'matched', rows: [best] };
    const near = named.filter((track) => isBy(track) && looseTitles.includes(track.titleKey));
    const likely = byLikeness([...new Set([...same, ...near])], song);
    const rows = likely.length > 0 ? likely : await findLikely(text);
    return rows.length > 0
      ? { verdict: 'guessed', rows: rows.slice(0, broughtLimits.candidates) }
      : { verdict: 'missing', rows: [] };
  }

  /** One read for all songs, and at most five for each that has no exact match. */
  return async function matchTracks(
    songs: readonly BroughtSong[],
    viewer: Viewer,
  ): Promise<TrackMatch[]> {
    const ids = songs.flatMap(({ trackId }) => trackId ?? []);
    const named = await findNamedTracks(db, ids, songs.flatMap(listNames));
    const found: Found[] = [];
    for (const song of songs) found.push(await findMatch(song, named));
    const rows = found.flatMap((each) => each.rows);
    const tracks = await describeTracks(rows, viewer, dependencies, { kind: 'search' });
    return found.map(({ verdict, rows: { length } }) => ({
      verdict,
      tracks: tracks.splice(0, length),
    }));
  };
}

function listNames(song: BroughtSong) {
  const { titles, looseTitles, artists } = getSongNames(song);
  const all = [...new Set([...titles, ...looseTitles])];
  return all.flatMap((title) => artists.map((artist) => ({ title, artist })));
}

/** With the guests that stand in its title here, or without them. */
const isTitled = ({ title, titleKey }: NamedTrack, titles: readonly string[]) =>
  [titleKey, ...getSongNames({ title, artist: '' }).titles].some((key) => titles.includes(key));

const isAsLong = (track: TrackRow, { duration }: BroughtSong) =>
  duration === undefined || Math.abs(track.duration - duration) <= sameDuration;

/** Those of the album first, then those of about the duration. */
function byLikeness(tracks: readonly NamedTrack[], song: BroughtSong): NamedTrack[] {
  const album = toSearchKey(song.album ?? '');
  const isOther = (track: NamedTrack) => Number(toSearchKey(track.albumTitle) !== album);
  const difference = (track: NamedTrack) =>
    song.duration === undefined ? 0 : Math.abs(track.duration - song.duration);
  return tracks.toSorted(
    (one, other) => isOther(one) - isOther(other) || difference(one) - difference(other),
  );
}
