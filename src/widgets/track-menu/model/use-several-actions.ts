import { useTranslation } from 'react-i18next';
import { queueTracks, queueTracksNext } from '@/entities/playback';
import { useAccountGate } from '@/entities/session';
import { useSendLike } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { showFailure, showToast } from '@/shared/ui/toast';

export function useSeveralActions(tracks: readonly Track[]) {
  const { t } = useTranslation('widgets.track-menu.several');
  const dispatch = useAppDispatch();
  const gate = useAccountGate();
  const sendLike = useSendLike();
  const count = tracks.length;

  /** An empty queue plays them at once, which needs no words. */
  const add = (order: typeof queueTracks, text: string) => {
    const undo = dispatch(order({ tracks }));
    if (!undo) return;
    showToast({ text, action: { label: t('undo'), onPress: () => dispatch(undo) } });
  };
  const giveLikes = async () => {
    // One after the other, so that the last row is the newest like.
    for (const { id, title } of tracks) {
      const { error } = await sendLike({ id, title }, { liked: true });
      if (error) return showFailure('likeTracks', error, { text: t('likeFailed', { title }) });
    }
    return showToast({ tone: 'success', text: t('liked', { count }) });
  };

  return {
    playNext: () => add(queueTracksNext, t('willPlayNext', { count })),
    queue: () => add(queueTracks, t('queued', { count })),
    like: () => gate('like', () => void giveLikes()),
  };
}
