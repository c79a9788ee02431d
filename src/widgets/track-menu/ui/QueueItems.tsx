import { ListEnd, ListStart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type EditThunk, queueTracks, queueTracksNext } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { MenuItem } from '@/shared/ui/menu';
import { showToast } from '@/shared/ui/toast';

export function QueueItems({ track }: { track: Track }) {
  const { t } = useTranslation('widgets.track-menu');
  const dispatch = useAppDispatch();

  /** An empty queue plays the track at once, which needs no words. */
  const add = (edit: EditThunk, text: string) => {
    const undo = dispatch(edit);
    if (!undo) return;
    showToast({ text, action: { label: t('undo'), onPress: () => dispatch(undo) } });
  };
  const handlePlayNext = () =>
    add(queueTracksNext({ tracks: [track] }), t('willPlayNext', { title: track.title }));
  const handleQueue = () =>
    add(queueTracks({ tracks: [track] }), t('queued', { title: track.title }));

  return (
    <>
      <MenuItem icon={<ListStart size={18} />} onSelect={handlePlayNext}>
        {t('playNext')}
      </MenuItem>
      <MenuItem icon={<ListEnd size={18} />} onSelect={handleQueue}>
        {t('queue')}
      </MenuItem>
    </>
  );
}
