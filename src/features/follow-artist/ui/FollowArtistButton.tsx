import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import type { FollowedArtist } from '../model/followed-artists';
import { useFollowArtist } from '../model/use-follow-artist';

type FollowArtistButtonProps = {
  /** All that the library will show of them, for the device alone remembers it. */
  artist: FollowedArtist;
};

/**
 * Follows an artist, or stops; kept on this device.
 * @states default selected hover focus visitor
 * @without loading empty failed: the device remembers it, nobody has to answer
 * @without long-text narrow: it says one word of two
 */
export function FollowArtistButton({ artist }: FollowArtistButtonProps) {
  const { t } = useTranslation('features.follow-artist');
  const { isFollowing, toggle } = useFollowArtist(artist);
  return (
    <Button variant={isFollowing ? 'soft' : 'outline'} onClick={toggle}>
      {t(isFollowing ? 'following' : 'follow')}
    </Button>
  );
}
