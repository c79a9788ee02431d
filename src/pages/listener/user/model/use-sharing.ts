import { useViewer } from '@/entities/session';
import type { UserProfile } from '@/shared/contract/profile.ts';

/** Visible, hidden, or visible to its owner only. */
export type Sharing = 'shared' | 'withheld' | 'owner-only';

/** Whether it is the viewer's own profile, and the visibility of its parts. */
export function useSharing({ id, privacy }: Pick<UserProfile, 'id' | 'privacy'>) {
  const isOwn = useViewer()?.id === id;
  const getSharing = (isShared: boolean): Sharing => {
    if (isShared) return 'shared';
    return isOwn ? 'owner-only' : 'withheld';
  };
  return {
    isOwn,
    playlists: getSharing(privacy.showPlaylists),
    activity: getSharing(privacy.showActivity),
    following: getSharing(privacy.showFollowing),
  };
}
