import { useTranslation } from 'react-i18next';
import { showToast } from '@/shared/ui/toast';
import { artistFollows, type FollowedArtist } from './followed-artists';

/**
 * Returns what follows an artist or no longer does, for a person, at once and on this device; it says so where the
 * device has no room to remember that it is to be delivered.
 */
export function useChangeFollow() {
  const { t } = useTranslation('features.follow-artist');
  return (owner: string, artist: FollowedArtist, isFollowing: boolean): void => {
    const isKept = artistFollows.change(owner, artist, isFollowing);
    if (!isKept) showToast({ tone: 'danger', text: t('noRoom', { name: artist.name }) });
  };
}
