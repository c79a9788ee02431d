import { useViewer } from '@/entities/session';
import type { UserProfile } from '@/shared/contract/profile.ts';

/** How a part of a profile stands to who looks at it: shown, withheld, or shown to its owner alone. */
export type Sharing = 'shared' | 'withheld' | 'owner-only';

/** Whether somebody looks at their own profile, and how each of its parts is shared with them. */
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
