import { isNamedArtist, type NamedArtist } from '@/entities/artist';
import { deliveredList } from '@/entities/outbox';
import { deviceList } from '@/shared/lib/storage';

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
