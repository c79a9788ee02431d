import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { type FollowableUser, useFollowUser } from '../model/use-follow-user';

type FollowUserButtonProps = {
  user: FollowableUser;
};

export function FollowUserButton({ user }: FollowUserButtonProps) {
  const { t } = useTranslation('features.follow-user');
  const { isPending, toggle } = useFollowUser(user);
  return (
    <Button variant={user.isFollowing ? 'soft' : 'solid'} isPending={isPending} onClick={toggle}>
      {t(user.isFollowing ? 'following' : 'follow')}
    </Button>
  );
}
