import { eq } from '#drizzle/orm.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { trackTable } from './track.table.ts';

export const trackColumns = {
  id: trackTable.id,
  title: trackTable.title,
  duration: trackTable.duration,
  artistId: trackTable.artistId,
  artistName: artistTable.name,
  albumId: trackTable.albumId,
  albumTitle: albumTable.title,
  releaseDate: albumTable.releaseDate,
};

export const ofArtist = eq(artistTable.id, trackTable.artistId);
export const ofAlbum = eq(albumTable.id, trackTable.albumId);

export type TrackRow = {
  id: string;
  title: string;
  /** Whole seconds. */
  duration: number;
  artistId: string;
  artistName: string;
  albumId: string;
  albumTitle: string;
  releaseDate: string;
  playCount?: number;
  /** Only for tracks that the viewer likes. */
  likedAt?: Date;
  addedAt?: Date;
  entryId?: string;
  isBrought?: boolean;
};
