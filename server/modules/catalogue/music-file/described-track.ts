import type { Genre } from '#contract/artist.ts';
import { genres } from '#contract/genres.ts';
import { parentOf } from '../../../media/music/music-path.ts';
import { cleanText } from '#rules/music-tags.ts';
import type { MusicTags } from '../../../media/music/music-tags.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { say, sentences } from '../../../platform/sentences.ts';
import words from './tag-words.json' with { type: 'json' };

export type DescribedTrack = {
  title: string;
  /** As printed. */
  artist: string;
  people: { name: string; musicbrainzId?: string | undefined; role: 'main' | 'featured' }[];
  album: string;
  /** Null where only the tracks name artists. */
  albumArtist: string | null;
  isVarious: boolean;
  /** Bytes of the album's folder below the root. */
  folder: Buffer;
  disc: number | null;
  number: number | null;
  genre: Genre;
};

/** Source: MusicBrainz. */
const variousArtistsId = '89ad4ac3-39f7-470e-963a-56509c546377';

const variousNames: ReadonlySet<string> = new Set(words.various);

const discFolder = /^(?:cd|dis[ck]|disco|dvd)[ ._-]*(\d{1,2})\b/i;

/** Names are divided here alone, never at `&`, a comma or `y`. */
const guest = /^(.+?)\s+[([]?(?:feat\.?|ft\.?|featuring)\s+(.+?)[)\]]?$/i;

/** Other names of the catalogue's genres. */
const otherGenres: ReadonlyMap<string, string> = new Map(Object.entries(words.genres));

const varied = () => say(sentences.music.variousArtists).text;

export const variousArtists = () => ({ name: varied(), musicbrainzId: variousArtistsId });

/** @param path of the file, below the root. */
export function describeTrack(tags: MusicTags, path: Buffer): DescribedTrack {
  const parts = path.toString('utf8').split('/');
  const name = cleanText(parts.at(-1)?.replace(/\.[^.]*$/, '')) ?? '';
  const folders = parts.slice(0, -1);
  const discName = discFolder.exec(folders.at(-1) ?? '');
  const above = discName ? folders.slice(0, -1) : folders;
  const unnumbered = name.replace(/^\d{1,3}(?:\s*[-._]\s*|\s+)(?=\S)/, '');
  const title = tags.title ?? (unnumbered || name);
  const folderArtist = above.length > 1 ? cleanText(above.at(-2)) : undefined;
  const artist =
    tags.artist ?? tags.albumArtist ?? folderArtist ?? say(sentences.music.unknownArtist).text;
  const isVarious =
    tags.albumArtistId === variousArtistsId ||
    (tags.albumArtist === undefined && tags.isCompilation) ||
    variousNames.has(normalise(tags.albumArtist ?? ''));
  return {
    title,
    artist,
    people: findPeople(tags, artist),
    album: tags.album ?? cleanText(above.at(-1)) ?? title,
    albumArtist: isVarious ? varied() : (tags.albumArtist ?? null),
    isVarious,
    folder: albumFolderOf(path),
    disc: tags.disc ?? (discName ? Number(discName[1]) : null),
    number: tags.number ?? (Number(/^(\d{1,3})\D/.exec(name)?.[1] ?? 0) || null),
    genre: findGenre(tags.genre),
  };
}

function findPeople({ artists, artistIds }: MusicTags, artist: string): DescribedTrack['people'] {
  if (artists.length > 1) {
    const ids = artistIds.length === artists.length ? artistIds : [];
    return artists.map((name, index) => ({
      name,
      musicbrainzId: ids[index],
      role: index === 0 ? 'main' : 'featured',
    }));
  }
  const [, main, featured] = guest.exec(artist) ?? [];
  if (main === undefined || featured === undefined) {
    return [{ name: artist, musicbrainzId: artistIds[0], role: 'main' }];
  }
  return [
    { name: main, musicbrainzId: artistIds[0], role: 'main' },
    { name: featured, role: 'featured' },
  ];
}

/** Without a folder of a disc; bytes, because names need not be UTF-8. */
export function albumFolderOf(path: Buffer): Buffer {
  const folder = parentOf(path);
  const name = folder.subarray(folder.lastIndexOf(0x2f) + 1).toString('utf8');
  return discFolder.test(name) ? parentOf(folder) : folder;
}

function findGenre(tag: string | undefined): Genre {
  const wanted = normalise(tag ?? '');
  const other = otherGenres.get(wanted);
  // What no name fits is pop.
  return genres.find((genre) => normalise(genre) === wanted || genre === other) ?? 'Pop';
}
