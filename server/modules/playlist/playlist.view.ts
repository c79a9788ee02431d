import { pageLimits } from '#contract/limits.ts';
import type { FullPlaylist, Playlist, Visibility } from '#contract/playlist.ts';
import type { TrackSlice } from '#contract/track.ts';
import type { Viewer } from '../../platform/access.ts';
import type { Dependencies } from '../../platform/app.ts';
import { type CursorPosition, writeCursor } from '../../platform/cursor.ts';
import { playlistCover } from './playlist-cover.repository.ts';
import { sentAsset } from '../../media/sent-picture.ts';
import { describeTracks } from '../track/index.ts';
import { findEntriesAfter } from './playlist-track.repository.ts';
import { findVisible, type PlaylistRow } from './playlist.repository.ts';

type Shown = Pick<PlaylistRow, 'isPublic' | 'isByLink'>;

export const toVisibility = ({ isPublic, isByLink }: Shown): Visibility =>
  isPublic ? 'public' : isByLink ? 'link' : 'private';

export const fromVisibility = (visibility: Visibility): Shown => ({
  isPublic: visibility === 'public',
  isByLink: visibility === 'link',
});

export function describeListed({
  ownerId,
  ownerName,
  cover: _cover,
  foreign,
  isByLink,
  ...playlist
}: PlaylistRow): Playlist {
  return {
    ...playlist,
    // Home's page embeds its public ones.
    ...(!playlist.isPublic && { visibility: toVisibility({ isPublic: false, isByLink }) }),
    coverImage: playlistCover(playlist.id, foreign),
    owner: { id: ownerId, displayName: ownerName },
    tracks: [],
  };
}

export async function readSlice(
  playlistId: string,
  {
    position = null,
    limit = pageLimits.tracks,
  }: { position?: CursorPosition | null; limit?: number | undefined },
  viewer: Viewer | null,
  dependencies: Dependencies,
): Promise<TrackSlice> {
  const rows = await findEntriesAfter(dependencies.db, playlistId, position, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    tracks: await describeTracks(rows.slice(0, limit), viewer, dependencies, {
      kind: 'playlist',
      playlistId,
    }),
    nextCursor: last ? writeCursor({ order: last.position, id: last.entryId }) : null,
  };
}

export async function openPlaylist(
  dependencies: Dependencies,
  playlistId: string,
  viewer: Viewer | null,
): Promise<FullPlaylist | null> {
  const playlist = await findVisible(dependencies.db, playlistId, viewer);
  if (playlist === null) return null;
  const { id, name, cover = null } = playlist;
  const subject = { kind: 'playlist', id, name, sent: sentAsset(cover) } as const;
  return {
    ...describeListed(playlist),
    ...(await readSlice(id, {}, viewer, dependencies)),
    colour: await dependencies.media.picture(subject).colour(),
  };
}
