import type { Playlist } from '#contract/playlist.ts';
import type { Viewer } from '../../platform/access.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { imagePath } from '../image/image-path.ts';
import type { TrackRow } from '../track/track-columns.ts';
import { describeTracks } from '../track/track.view.ts';
import { findPlaylistTracks, type PlaylistRow } from './playlist.repository.ts';

/** Tracks of each playlist in an answer that holds several. Source: the contract. */
export const listedTracks = 50;

/** Tracks in the answer of one playlist: more than anybody has, so that an answer stays bounded. */
export const openedTracks = 10_000;

export type PlaylistWithTracks = PlaylistRow & { tracks: TrackRow[] };

/** Adds the first `limit` tracks to each playlist, with one statement for all. */
export async function withTracks(
  db: Db,
  playlists: readonly PlaylistRow[],
  limit: number,
): Promise<PlaylistWithTracks[]> {
  const ids = playlists.map(({ id }) => id);
  const tracks = await findPlaylistTracks(db, ids, limit);
  return playlists.map((playlist) => ({ ...playlist, tracks: tracks.get(playlist.id) ?? [] }));
}

/** Playlists as the contract has them, for one viewer. */
export async function describePlaylists(
  playlists: readonly PlaylistWithTracks[],
  viewer: Viewer | null,
  dependencies: Dependencies,
): Promise<Playlist[]> {
  const rows = playlists.flatMap(({ tracks }) => tracks);
  const described = await describeTracks(rows, viewer, dependencies);
  return playlists.map(({ ownerId, ownerName, tracks, ...playlist }) => ({
    ...playlist,
    coverImage: imagePath('playlist', playlist.id),
    owner: { id: ownerId, displayName: ownerName },
    tracks: described.splice(0, tracks.length),
  }));
}
