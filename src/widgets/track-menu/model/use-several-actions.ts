import { useTranslation } from 'react-i18next';
import { queueTracks, queueTracksNext, useCurrentTrack } from '@/entities/playback';
import { useAccountGate } from '@/entities/session';
import { useSendLike } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { showFailure, showToast } from '@/shared/ui/toast';

export function useSeveralActions(tracks: readonly Track[]) {
  const { t } = useTranslation('widgets.track-menu.several');
  const dispatch = useAppDispatch();
  const isResting = useCurrentTrack() === null;
  const gate = useAccountGate();
  const sendLike = useSendLike();
  const count = tracks.length;

  const add = (order: typeof queueTracks, text: string) => {
    dispatch(order({ tracks }));
    if (!isResting) showToast({ text });
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
