import { useTranslation } from 'react-i18next';
import { useAccountGate } from '@/entities/session';
import { useFollowUserMutation } from '@/entities/user';
import type { UserProfile } from '@/shared/contract/profile.ts';
import { showFailure } from '@/shared/ui/toast';

export type FollowableUser = Pick<UserProfile, 'id' | 'displayName' | 'isFollowing'>;

/**
 * The action that follows one person or no longer does, as the button says. A visitor is asked to sign in; a failure changes
 * nothing and says so. See docs/product/people.md.
 */
export function useFollowUser({ id, displayName, isFollowing }: FollowableUser) {
  const { t } = useTranslation('features.follow-user');
  const gate = useAccountGate();
  const [follow, { isLoading: isPending }] = useFollowUserMutation();

  const send = async () => {
    const { error } = await follow({ id, isFollowing: !isFollowing });
    if (error) showFailure('followUser', error, { text: t('failed', { name: displayName }) });
  };

  const toggle = () => {
    if (!isPending) gate('follow', () => void send());
  };

  return { isPending, toggle };
}
