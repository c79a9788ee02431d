import type { Album, Playlist, Track } from '../catalogue-types.ts';
import { pickTracks } from './pick-tracks.ts';
import type { ListenerPlaylistSheet, PlaylistSheet } from './playlist-sheet.ts';

type Records = { albums: Album[]; tracks: Track[] };

/** Owned by the editorial account, all public. */
export function gatherFeatured(
  sheets: PlaylistSheet[],
  ownerId: string,
  records: Records,
): Playlist[] {
  return sheets.map((sheet) => ({
    ...gatherPlaylist(sheet, records),
    ownerId,
    isFeatured: true,
    isPublic: true,
  }));
}

export function gatherListenerPlaylists(
  sheets: ListenerPlaylistSheet[],
  records: Records,
): Playlist[] {
  return sheets.map((sheet) => ({
    ...gatherPlaylist(sheet, records),
    ownerId: `usr_${sheet.owner}`,
    isFeatured: false,
    isPublic: !sheet.isPrivate,
  }));
}

function gatherPlaylist(sheet: PlaylistSheet, records: Records) {
  return {
    id: `pls_${sheet.key}`,
    name: sheet.name,
    description: sheet.description,
    trackIds: pickTracks(records, sheet).map(({ id }) => id),
    followerCount: sheet.followers,
    createdOn: sheet.createdOn,
  };
}
