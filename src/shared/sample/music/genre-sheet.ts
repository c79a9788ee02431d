import type { Genre } from '../../contract/artist.ts';
import type { Artist, Credits } from '../catalogue-types.ts';

/** A release as it is written by hand: `tracks` holds the titles in the order of the record. */
export type AlbumSheet = {
  title: string;
  released: string;
  label: string;
  tracks: string[];
  credits?: Credits;
};

/** An artist as written by hand; `key` makes the ids and `related` holds the keys of others. */
export type ArtistSheet = Omit<Artist, 'id' | 'genre' | 'relatedIds'> & {
  key: string;
  related: string[];
  albums: AlbumSheet[];
};

export type GenreSheet = {
  genre: Genre;
  /** Shortest and longest track, in seconds. */
  durations: [shortest: number, longest: number];
  artists: ArtistSheet[];
};
