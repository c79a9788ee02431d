import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { type FollowableArtist, useFollowArtist } from '../model/use-follow-artist';

type FollowArtistButtonProps = {
  artist: FollowableArtist;
};

/** Its description reports an undelivered change. */
export function FollowArtistButton({ artist }: FollowArtistButtonProps) {
  const { t } = useTranslation('features.follow-artist');
  const { isFollowing, delivery, toggle } = useFollowArtist(artist);
  return (
    <Button
      variant={isFollowing ? 'soft' : 'outline'}
      onClick={toggle}
      title={delivery ? t(`delivery.${delivery}`) : undefined}
    >
      {t(isFollowing ? 'following' : 'follow')}
    </Button>
  );
}
