import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import type { FollowedArtist } from '../model/followed-artists';
import { useFollowArtist } from '../model/use-follow-artist';

/** Follows an artist, or stops. */
export function FollowArtistButton({ artist }: { artist: FollowedArtist }) {
  const { t } = useTranslation('features.follow-artist');
  const { isFollowing, toggle } = useFollowArtist(artist);
  return (
    <Button variant={isFollowing ? 'soft' : 'outline'} onClick={toggle}>
      {t(isFollowing ? 'following' : 'follow')}
    </Button>
  );
}
