import { useTranslation } from 'react-i18next';
import { queueTracks, queueTracksNext } from '@/entities/playback';
import { useAccountGate } from '@/entities/session';
import { useAreLiked } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { showToast } from '@/shared/ui/toast';
import { useSeveralLikes } from './use-several-likes';

/** `onDone`: nothing is left to do with the chosen rows. */
export function useSeveralActions(tracks: readonly Track[], onDone: () => void) {
  const { t } = useTranslation('widgets.track-menu.several');
  const dispatch = useAppDispatch();
  const gate = useAccountGate();
  const areLiked = useAreLiked(tracks);
  const likes = useSeveralLikes(tracks);
  const count = tracks.length;

  /** An empty queue plays them at once, which needs no words. */
  const add = (order: typeof queueTracks, text: string) => {
    const undo = dispatch(order({ tracks }));
    onDone();
    if (!undo) return;
    showToast({ text, action: { label: t('undo'), onPress: () => dispatch(undo) } });
  };

  return {
    playNext: () => add(queueTracksNext, t('willPlayNext', { count })),
    queue: () => add(queueTracks, t('queued', { count })),
    areLiked,
    like: () =>
      gate('like', () => {
        void likes.give();
        onDone();
      }),
    unlike: () => {
      void likes.take();
      onDone();
    },
  };
}
