import { useTranslation } from 'react-i18next';
import { useAccountGate } from '@/entities/session';
import { useFollowUserMutation } from '@/entities/user';
import type { UserProfile } from '@/shared/contract/profile.ts';
import { useServerToggle } from '@/shared/ui/toast';

export type FollowableUser = Pick<UserProfile, 'id' | 'displayName' | 'isFollowing'>;

/** Visitors are asked to sign in; a failure changes nothing. See docs/product/people.md. */
export function useFollowUser({ id, displayName, isFollowing }: FollowableUser) {
  const { t } = useTranslation('features.follow-user');
  const gate = useAccountGate();
  const [follow] = useFollowUserMutation();
  const { turn, isPending } = useServerToggle({
    attempt: 'followUser',
    send: (willFollow) => follow({ id, isFollowing: willFollow }),
    failed: () => ({ text: t('failed', { name: displayName }) }),
  });
  const toggle = () => {
    if (!isPending) gate('follow', () => void turn(!isFollowing));
  };
  return { isPending, toggle };
}
