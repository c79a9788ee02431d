import { useTranslation } from 'react-i18next';
import { useDeliveredToggle } from '@/entities/outbox';
import { useAccountGate, useViewer } from '@/entities/session';
import { showToast } from '@/shared/ui/toast';
import { artistFollows, type FollowedArtist, followedArtists } from './followed-artists';

export type FollowableArtist = FollowedArtist & { isFollowing?: boolean | undefined };

/** Acts at once on this device. */
export function useFollowArtist({ id, name, image, isFollowing: reported }: FollowableArtist) {
  const { t } = useTranslation('features.follow-artist');
  const owner = useViewer()?.id ?? null;
  const gate = useAccountGate();
  const artist = { id, name, image };
  const { isIn, delivery, turn } = useDeliveredToggle({
    local: followedArtists,
    delivered: artistFollows,
    owner,
    item: artist,
    reported,
    noRoom: t('noRoom', { name }),
  });
  const toggle = () => gate('follow', () => turn(!isIn), { kind: 'follow-artist', artist });
  return { isFollowing: isIn, delivery, toggle };
}

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
