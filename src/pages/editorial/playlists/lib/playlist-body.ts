import type {
  EditorialPlaylist,
  EditorialPlaylistBody,
} from '@/shared/contract/editorial-playlist.ts';

/** What a change sends of a playlist: all that an editor writes. */
export const playlistBody = ({
  name,
  description,
  coverImage,
  category,
  priority,
  isActive,
}: EditorialPlaylist): EditorialPlaylistBody => ({
  name,
  description,
  coverImage,
  category,
  priority,
  isActive,
});

/** A playlist as it stands on this device before the server has it. */
export const localPlaylist = (
  body: EditorialPlaylistBody,
  { id, createdBy, now }: { id: string; createdBy: string; now: Date },
): EditorialPlaylist => ({
  ...body,
  id,
  picture: null,
  followers: 0,
  tracks: [],
  trackCount: 0,
  totalDuration: 0,
  lastUpdated: now.toISOString(),
  createdAt: now.toISOString(),
  createdBy,
  version: 0,
});
