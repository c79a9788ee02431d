import type {
  EditorialPlaylist,
  EditorialPlaylistBody,
} from '@/shared/contract/editorial-playlist.ts';

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

/** A new playlist on this device before the server has it. */
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
