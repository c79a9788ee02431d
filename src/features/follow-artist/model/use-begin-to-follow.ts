import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { showToast } from '@/shared/ui/toast';
import { artistFollows, type FollowedArtist, followedArtists } from './followed-artists';

/** Does not unfollow an artist already followed. */
export function useBeginToFollow() {
  const { t } = useTranslation('features.follow-artist');
  const owner = useViewer()?.id;
  return (artist: FollowedArtist): void => {
    if (owner === undefined) return;
    const { name } = artist;
    const isThere = followedArtists.read(owner).some(({ id }) => id === artist.id);
    if (!isThere && !artistFollows.change(owner, artist, true)) {
      showToast({ tone: 'danger', text: t('noRoom', { name }) });
    }
    showToast({ tone: 'success', text: t('added', { name }) });
  };
}
