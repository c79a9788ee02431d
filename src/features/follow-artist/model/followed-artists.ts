import type { FullArtist } from '@/shared/contract/artist.ts';
import { deviceList } from '@/shared/lib/storage';

export type FollowedArtist = Pick<FullArtist, 'id' | 'name' | 'image'>;

function isFollowedArtist(candidate: unknown): candidate is FollowedArtist {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { id, name, image } = candidate as Record<string, unknown>;
  const isImage = image === null || typeof image === 'string';
  return typeof id === 'string' && typeof name === 'string' && isImage;
}

/** Following an artist sends no request. See docs/product/music-pages.md. */
export const followedArtists = deviceList('followed-artists', isFollowedArtist);
