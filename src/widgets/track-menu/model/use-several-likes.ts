import { useTranslation } from 'react-i18next';
import { useSendLike } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

type TakenLike = Pick<Track, 'id' | 'title' | 'likedAt'>;

/** One after the other, and one message for all. */
export function useSeveralLikes(tracks: readonly Track[]) {
  const { t } = useTranslation('widgets.track-menu.several');
  const sendLike = useSendLike();

  const give = async () => {
    // In order, so that the last row is the newest like.
    for (const { id, title } of tracks) {
      const { error } = await sendLike({ id, title }, { liked: true });
      if (error) return showFailure('likeTracks', error, { text: t('likeFailed', { title }) });
    }
    return showToast({ tone: 'success', text: t('liked', { count: tracks.length }) });
  };

  const bringBack = async (taken: readonly TakenLike[]): Promise<void> => {
    for (const [index, { id, title, likedAt }] of taken.entries()) {
      const { error } = await sendLike({ id, title }, { liked: true, likedAt });
      if (!error) continue;
      return showFailure('restoreLikes', error, {
        text: t('likeFailed', { title }),
        action: { label: t('retry'), onPress: () => void bringBack(taken.slice(index)) },
      });
    }
    return showToast({ tone: 'success', text: t('restored', { count: taken.length }) });
  };

  const take = async () => {
    const taken: TakenLike[] = [];
    for (const { id, title } of tracks) {
      const { data, error } = await sendLike({ id }, { liked: false });
      if (error) showFailure('unlikeTracks', error, { text: t('unlikeFailed', { title }) });
      if (!data) break;
      taken.push({ id, title, likedAt: data.likedAt });
    }
    if (taken.length === 0) return;
    showToast({
      text: t('unliked', { count: taken.length }),
      action: { label: t('undo'), onPress: () => void bringBack(taken) },
    });
  };

  return { give, take };
}
