import { useViewer } from '@/entities/session';
import { useDeviceList } from '@/shared/lib/storage';
import { type FollowedArtist, followedArtists } from './followed-artists';

/** The artists that the signed-in person follows, the latest first; nobody for a visitor. */
export function useFollowedArtists(): readonly FollowedArtist[] {
  const viewer = useViewer();
  return useDeviceList(followedArtists, viewer?.id ?? null);
}
