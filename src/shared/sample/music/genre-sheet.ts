import type { Genre } from '../../contract/artist.ts';
import type { Artist, Credits } from '../catalogue-types.ts';

/** A hand-written release; `tracks` are titles in order. */
export type AlbumSheet = {
  title: string;
  released: string;
  label: string;
  tracks: string[];
  credits?: Credits;
};

/** A hand-written artist; `key` makes the ids, and `related` holds keys of others. */
export type ArtistSheet = Omit<Artist, 'id' | 'genre' | 'relatedIds'> & {
  key: string;
  related: string[];
  albums: AlbumSheet[];
};

export type GenreSheet = {
  genre: Genre;
  /** Seconds. */
  durations: [shortest: number, longest: number];
  artists: ArtistSheet[];
};
