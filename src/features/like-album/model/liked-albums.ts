import type { FullAlbum } from '@/shared/contract/album.ts';
import { deviceList } from '@/shared/lib/storage';

export type LikedAlbum = Pick<FullAlbum, 'id' | 'title' | 'artist' | 'coverImage'>;

const isRecord = (candidate: unknown): candidate is Record<string, unknown> =>
  typeof candidate === 'object' && candidate !== null;

function isLikedAlbum(candidate: unknown): candidate is LikedAlbum {
  if (!isRecord(candidate) || !isRecord(candidate['artist'])) return false;
  const { id, title, artist, coverImage } = candidate;
  const texts = [id, title, artist['id'], artist['name'], coverImage ?? ''];
  return texts.every((text) => typeof text === 'string');
}

/** Liking an album sends no request. See docs/product/music-pages.md. */
export const likedAlbums = deviceList('liked-albums', isLikedAlbum);
