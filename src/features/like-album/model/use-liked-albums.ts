import { useViewer } from '@/entities/session';
import { useDeviceList } from '@/shared/lib/storage';
import { type LikedAlbum, likedAlbums } from './liked-albums';

/** The latest first; empty for a visitor. */
export function useLikedAlbums(): readonly LikedAlbum[] {
  const viewer = useViewer();
  return useDeviceList(likedAlbums, viewer?.id ?? null);
}
