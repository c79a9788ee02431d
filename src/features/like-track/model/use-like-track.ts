import { useTranslation } from 'react-i18next';
import { useAccountGate } from '@/entities/session';
import { useIsLiked, useLikeTrackMutation } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';

type LikableTrack = Pick<Track, 'id' | 'title' | 'liked'>;

/**
 * The like of one track: whether it is liked, and the deed that toggles it. A visitor is asked to
 * sign in; a failure changes nothing and says so. Source: document 1, section 4, and the readings.
 */
export function useLikeTrack(track: LikableTrack) {
  const { t } = useTranslation('features.like-track');
  const isLiked = useIsLiked(track);
  const gate = useAccountGate();
  const [like, { isLoading }] = useLikeTrackMutation();

  const send = async () => {
    const { error } = await like(track.id);
    if (!error) return;
    logFailure('likeTrack', error);
    showToast({ tone: 'danger', text: t('failed', { title: track.title }) });
  };

  const toggle = () => {
    if (!isLoading) gate('like', () => void send());
  };

  return { isLiked, toggle };
}
