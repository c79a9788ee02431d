import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { type FollowableArtist, useFollowArtist } from '../model/use-follow-artist';

type FollowArtistButtonProps = {
  /** All that the library will show of them, and whether the person follows them, where the server has said so. */
  artist: FollowableArtist;
};

/**
 * Follows an artist, or stops; at once on this device. What is not delivered yet says so quietly, in its
 * description.
 */
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
