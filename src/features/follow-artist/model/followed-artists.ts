import type { FullArtist } from '@/shared/contract/artist.ts';
import { deliveredList } from '@/entities/outbox';
import { deviceList } from '@/shared/lib/storage';

export type FollowedArtist = Pick<FullArtist, 'id' | 'name' | 'image'>;

function isFollowedArtist(candidate: unknown): candidate is FollowedArtist {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { id, name, image } = candidate as Record<string, unknown>;
  const isImage = image === null || typeof image === 'string';
  return typeof id === 'string' && typeof name === 'string' && isImage;
}

/** Following an artist changes this list and sends no request of its own. See docs/product/music-pages.md. */
export const followedArtists = deviceList('followed-artists', isFollowedArtist);

/** How the list is changed, and its changes delivered afterwards. See docs/product/outbox.md. */
export const artistFollows = deliveredList({
  name: 'followed-artists',
  local: followedArtists,
  isItem: isFollowedArtist,
  acts: { in: 'follow-artist', out: 'unfollow-artist' },
  nameOf: ({ name }) => name,
  bodyOf: ({ id }, isFollowing) => ({ artistId: id, isFollowing }),
});
