import { useTranslation } from 'react-i18next';
import { queueTracks, queueTracksNext, useToggleTracks } from '@/entities/playback';
import {
  type MusicList,
  type PlayOutcome,
  playOrPause,
  readWholeList,
  shuffleList,
} from '@/features/read-tracks';
import { useAppDispatch } from '@/shared/redux';
import { showToast } from '@/shared/ui/toast';

/** They go on after the menu has closed, and say what became of them. */
export function useListActions(list: MusicList) {
  const { t } = useTranslation('widgets.list-menu');
  const dispatch = useAppDispatch();
  const toggle = useToggleTracks();
  const { name } = list;

  const tell = (outcome: PlayOutcome) => {
    if (outcome === 'empty') showToast({ text: t('empty', { name }) });
    if (outcome === 'failed') showToast({ tone: 'danger', text: t('failed', { name }) });
  };
  const addToQueue = async (add: typeof queueTracks, text: string) => {
    const tracks = await dispatch(readWholeList(list));
    if (tracks === null) return tell('failed');
    if (tracks.length === 0) return tell('empty');
    const undo = dispatch(add({ tracks }));
    // An empty queue plays them at once, which needs no words.
    if (!undo) return;
    showToast({ text, action: { label: t('undo'), onPress: () => dispatch(undo) } });
  };

  return {
    play: async () => tell(await dispatch(playOrPause(list, toggle))),
    shuffle: async () => tell(await dispatch(shuffleList(list))),
    playNext: () => addToQueue(queueTracksNext, t('willPlayNext', { name })),
    queue: () => addToQueue(queueTracks, t('queued', { name })),
    readIds: async () => (await dispatch(readWholeList(list)))?.map(({ id }) => id) ?? null,
  };
}
