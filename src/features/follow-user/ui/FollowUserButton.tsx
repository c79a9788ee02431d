import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { type FollowableUser, useFollowUser } from '../model/use-follow-user';

type FollowUserButtonProps = {
  /** Their profile, which says whether the signed-in person follows them. */
  user: FollowableUser;
};

/**
 * Follows a person, or stops.
 * @states default selected hover focus pending failed visitor
 * @without loading empty: it stands on a profile that is there
 * @without long-text narrow: it says one word of two
 */
export function FollowUserButton({ user }: FollowUserButtonProps) {
  const { t } = useTranslation('features.follow-user');
  const { isPending, toggle } = useFollowUser(user);
  return (
    <Button variant={user.isFollowing ? 'soft' : 'solid'} isPending={isPending} onClick={toggle}>
      {t(user.isFollowing ? 'following' : 'follow')}
    </Button>
  );
}
