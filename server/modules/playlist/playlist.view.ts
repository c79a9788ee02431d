import { pageLimits } from '#contract/limits.ts';
import type { Playlist, PlaylistPage } from '#contract/playlist.ts';
import type { TrackSlice } from '#contract/track.ts';
import type { Viewer } from '../../platform/access.ts';
import type { Dependencies } from '../../platform/app.ts';
import { type Place, writeCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/database/db.ts';
import { dominantColour } from '../image/art/palette.ts';
import { imagePath } from '../image/image-path.ts';
import type { TrackRow } from '../track/track-columns.ts';
import { describeTracks } from '../track/track.view.ts';
import { findEntriesAfter, findPlaylistTracks } from './playlist-track.repository.ts';
import type { PlaylistRow } from './playlist.repository.ts';

/** Tracks of each playlist in an answer that holds several. Source: the contract. */
export const listedTracks = 50;

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

/** At most `limit` tracks of a playlist after the place, or from its beginning, for one viewer. */
export async function readSlice(
  playlistId: string,
  { place = null, limit = pageLimits.tracks }: { place?: Place | null; limit?: number | undefined },
  viewer: Viewer | null,
  dependencies: Dependencies,
): Promise<TrackSlice> {
  // One row more than asked for tells whether the list goes on.
  const rows = await findEntriesAfter(dependencies.db, playlistId, place, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    tracks: await describeTracks(rows.slice(0, limit), viewer, dependencies),
    nextCursor: last ? writeCursor({ order: last.position, id: last.entryId }) : null,
  };
}

/** A playlist, opened, for one viewer. */
export async function describePage(
  playlist: PlaylistRow,
  viewer: Viewer | null,
  dependencies: Dependencies,
): Promise<PlaylistPage> {
  const { ownerId, ownerName, ...about } = playlist;
  return {
    ...about,
    coverImage: imagePath('playlist', about.id),
    owner: { id: ownerId, displayName: ownerName },
    ...(await readSlice(about.id, {}, viewer, dependencies)),
    colour: dominantColour({ kind: 'playlist', id: about.id, name: about.name }),
  };
}
