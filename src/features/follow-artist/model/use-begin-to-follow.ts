import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { showToast } from '@/shared/ui/toast';
import { type FollowedArtist, followedArtists } from './followed-artists';
import { useChangeFollow } from './use-change-follow';

/** Returns the action that follows an artist, whom the person may follow already, and says so. */
export function useBeginToFollow() {
  const { t } = useTranslation('features.follow-artist');
  const viewer = useViewer();
  const changeFollow = useChangeFollow();
  return (artist: FollowedArtist): void => {
    if (!viewer) return;
    const isThere = followedArtists.read(viewer.id).some(({ id }) => id === artist.id);
    if (!isThere) changeFollow(viewer.id, artist, true);
    showToast({ tone: 'success', text: t('added', { name: artist.name }) });
  };
}
