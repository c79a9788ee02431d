import { useViewer } from '@/entities/session';
import type { UserProfile } from '@/shared/contract/profile.ts';

/** Visible, hidden, or visible to its owner only. */
export type Sharing = 'shared' | 'withheld' | 'owner-only';

/** Whether it is the viewer's own profile, and the visibility of its parts. */
export function useSharing({ id, privacy }: Pick<UserProfile, 'id' | 'privacy'>) {
  const isOwn = useViewer()?.id === id;
  const sharingOf = (isShared: boolean): Sharing => {
    if (isShared) return 'shared';
    return isOwn ? 'owner-only' : 'withheld';
  };
  return {
    isOwn,
    playlists: sharingOf(privacy.showPlaylists),
    activity: sharingOf(privacy.showActivity),
    following: sharingOf(privacy.showFollowing),
  };
}
