import { isNamedArtist, type NamedArtist } from '@/entities/artist';
import { deliveredList } from '@/entities/outbox';
import { deviceList, useDeviceList } from '@/shared/lib/storage';
import { useViewer } from '@/entities/session';

export type FollowedArtist = NamedArtist;

/** See docs/product/music-pages.md. */
export const followedArtists = deviceList('followed-artists', isNamedArtist);

/** See docs/product/outbox.md. */
export const artistFollows = deliveredList({
  name: 'followed-artists',
  local: followedArtists,
  isItem: isNamedArtist,
  acts: { in: 'follow-artist', out: 'unfollow-artist' },
  getName: ({ name }) => name,
  getBody: ({ id }, isFollowing) => ({ artistId: id, isFollowing }),
});

/** The latest first; empty for a visitor. */
export function useFollowedArtists(): readonly FollowedArtist[] {
  const viewer = useViewer();
  return useDeviceList(followedArtists, viewer?.id ?? null);
}
