import { pageLimits } from '#contract/limits.ts';
import type { FullPlaylist, Playlist, Visibility } from '#contract/playlist.ts';
import type { Track, TrackSlice } from '#contract/track.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { type CursorPosition, writeCursor } from '../../../platform/cursor.ts';
import { playlistCover } from './playlist-cover.repository.ts';
import { sentAsset } from '../../../media/sent-picture.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import { type EntryRow, findEntriesAfter } from './playlist-track.repository.ts';
import { findNames } from './playlist-member.repository.ts';
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
  isShared: _isShared,
  isMember: _isMember,
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

type Slice = {
  position?: CursorPosition | null;
  limit?: number | undefined;
  /** Whether the viewer may know who added what. */
  hasAuthors: boolean;
};

export async function readSlice(
  playlistId: string,
  { position = null, limit = pageLimits.tracks, hasAuthors }: Slice,
  viewer: Viewer | null,
  dependencies: Dependencies,
): Promise<TrackSlice> {
  const rows = await findEntriesAfter(dependencies.db, playlistId, position, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const shown = rows.slice(0, limit);
  const source = { kind: 'playlist', playlistId } as const;
  const tracks = await describeTracks(shown, viewer, dependencies, source);
  return {
    tracks: hasAuthors ? await withAuthors(dependencies.db, tracks, shown) : tracks,
    nextCursor: last ? writeCursor({ order: last.position, id: last.entryId }) : null,
  };
}

/** The owner's own tracks name nobody. */
async function withAuthors(db: Db, tracks: Track[], rows: readonly EntryRow[]): Promise<Track[]> {
  const ids = [...new Set(rows.flatMap(({ addedBy }) => addedBy ?? []))];
  const names = ids.length > 0 ? await findNames(db, ids) : new Map<string, string>();
  return tracks.map((track, index) => {
    const row = rows[index];
    if (!row?.isByCollaborator) return track;
    const name = row.addedBy === null ? undefined : names.get(row.addedBy);
    const addedBy = row.addedBy === null || name === undefined ? null : { id: row.addedBy, name };
    return { ...track, addedBy };
  });
}

/** See docs/product/collaboration.md. */
export const seesAuthors = ({ ownerId, isMember }: PlaylistRow, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.id === ownerId || isMember === true);

/** The viewer's part; undefined for a playlist of one person. */
function getPart({ ownerId, isShared, isMember }: PlaylistRow, viewer: Viewer | null) {
  if (isShared !== true) return undefined;
  if (viewer?.id === ownerId) return 'owner';
  return isMember === true ? 'collaborator' : 'reader';
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
  const part = getPart(playlist, viewer);
  const slice = { hasAuthors: seesAuthors(playlist, viewer) };
  return {
    ...describeListed(playlist),
    ...(part && { collaboration: part }),
    ...(await readSlice(id, slice, viewer, dependencies)),
    colour: await dependencies.media.picture(subject).colour(),
  };
}
