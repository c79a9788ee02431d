import type { FullAlbum } from '@/shared/contract/album.ts';
import { deliveredList } from '@/entities/outbox';
import { deviceList, useDeviceList } from '@/shared/lib/storage';
import { useViewer } from '@/entities/session';

export type LikedAlbum = Pick<FullAlbum, 'id' | 'title' | 'artist' | 'coverImage'>;

const isRecord = (candidate: unknown): candidate is Record<string, unknown> =>
  typeof candidate === 'object' && candidate !== null;

function isLikedAlbum(candidate: unknown): candidate is LikedAlbum {
  if (!isRecord(candidate) || !isRecord(candidate['artist'])) return false;
  const { id, title, artist, coverImage } = candidate;
  const texts = [id, title, artist['id'], artist['name'], coverImage ?? ''];
  return texts.every((text) => typeof text === 'string');
}

/** See docs/product/music-pages.md. */
export const likedAlbums = deviceList('liked-albums', isLikedAlbum);

/** See docs/product/outbox.md. */
export const albumLikes = deliveredList({
  name: 'liked-albums',
  local: likedAlbums,
  isItem: isLikedAlbum,
  acts: { in: 'like-album', out: 'unlike-album' },
  getName: ({ title }) => title,
  getBody: ({ id }, isLiked) => ({ albumId: id, isLiked }),
});

/** The latest first; empty for a visitor. */
export function useLikedAlbums(): readonly LikedAlbum[] {
  const viewer = useViewer();
  return useDeviceList(likedAlbums, viewer?.id ?? null);
}
