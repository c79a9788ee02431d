import { useViewer } from '@/entities/session';
import { useDeviceList } from '@/shared/lib/storage';
import { type LikedAlbum, likedAlbums } from './liked-albums';

/** The albums that the signed-in person likes, the latest first; none for a visitor. */
export function useLikedAlbums(): readonly LikedAlbum[] {
  const viewer = useViewer();
  return useDeviceList(likedAlbums, viewer?.id ?? null);
}
