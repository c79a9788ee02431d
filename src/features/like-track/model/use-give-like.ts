import { useTranslation } from 'react-i18next';
import { useSendLike } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

/**
 * Returns the action that likes a track, which stays liked if it was, and says how that went; it answers
 * whether it is liked now.
 */
export function useGiveLike() {
  const { t } = useTranslation('features.like-track');
  const sendLike = useSendLike();
  return async (track: Pick<Track, 'id' | 'title'>): Promise<boolean> => {
    const { error } = await sendLike(track, { liked: true });
    const { title } = track;
    if (error) showFailure('likeTrack', error, { text: t('failed', { title }) });
    else showToast({ tone: 'success', text: t('added', { title }) });
    return !error;
  };
}
