import { eq, sql } from '#drizzle/orm.ts';
import { QueryBuilder } from '#drizzle/pg-core.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { trackTable } from './track.table.ts';

/** Tracks with artist and album, for joins: the planner takes it apart into its tables. */
export const listedTrack = new QueryBuilder()
  .select({
    id: trackTable.id,
    title: trackTable.title,
    duration: trackTable.duration,
    artistId: trackTable.artistId,
    artistName: sql<string>`coalesce(${trackTable.printedArtist}, ${artistTable.name})`.as(
      'artist_name',
    ),
    titleKey: trackTable.searchKey,
    artistKey: sql<string>`${artistTable.searchKey}`.as('artist_key'),
    albumId: trackTable.albumId,
    albumTitle: sql<string>`${albumTable.title}`.as('album_title'),
    genre: albumTable.genre,
    labelId: albumTable.labelId,
    releaseDate: albumTable.releaseDate,
    position: trackTable.position,
    disc: trackTable.disc,
    discTitle: trackTable.discTitle,
    printedNumber: trackTable.printedNumber,
    isGone: trackTable.isGone,
    sameAsId: trackTable.sameAsId,
    hasLyrics: trackTable.hasLyrics,
    hasGuests: sql<boolean>`${trackTable.printedArtist} is not null`.as('has_guests'),
    loudness: trackTable.loudness,
    albumLoudness: trackTable.albumLoudness,
    analysedAt: trackTable.analysedAt,
    playCount: trackTable.playCount,
    isPopular: trackTable.isPopular,
    credits: trackTable.credits,
    isrc: trackTable.isrc,
  })
  .from(trackTable)
  .innerJoin(artistTable, eq(artistTable.id, trackTable.artistId))
  .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
  .as('listed_track');

export const trackColumns = {
  id: listedTrack.id,
  title: listedTrack.title,
  duration: listedTrack.duration,
  artistId: listedTrack.artistId,
  artistName: listedTrack.artistName,
  albumId: listedTrack.albumId,
  albumTitle: listedTrack.albumTitle,
  releaseDate: listedTrack.releaseDate,
  isGone: listedTrack.isGone,
  hasLyrics: listedTrack.hasLyrics,
  hasGuests: listedTrack.hasGuests,
  loudness: listedTrack.loudness,
  albumLoudness: listedTrack.albumLoudness,
};

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
  isGone?: boolean;
  hasLyrics?: boolean;
  /** `artistName` is as printed, and names others too. */
  hasGuests?: boolean;
  /** Integrated LUFS. */
  loudness?: number | null;
  albumLoudness?: number | null;
  /** Only of an album. */
  disc?: number | null;
  discTitle?: string | null;
  printedNumber?: string | null;
  playCount?: number;
  /** Only for tracks that the viewer likes. */
  likedAt?: Date;
  addedAt?: Date;
  entryId?: string;
  isBrought?: boolean;
};
