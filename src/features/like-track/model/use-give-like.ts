import { useTranslation } from 'react-i18next';
import { useSendLike } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

/** A liked track stays liked; resolves to whether it is. */
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
