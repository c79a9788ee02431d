import { useViewer } from '@/entities/session';
import { useDeviceList } from '@/shared/lib/storage';
import { type FollowedArtist, followedArtists } from './followed-artists';

/** The latest first; empty for a visitor. */
export function useFollowedArtists(): readonly FollowedArtist[] {
  const viewer = useViewer();
  return useDeviceList(followedArtists, viewer?.id ?? null);
}
