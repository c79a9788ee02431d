import { ListEnd, ListStart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queueTracks, queueTracksNext, useCurrentTrack } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { MenuItem } from '@/shared/ui/menu';
import { showToast } from '@/shared/ui/toast';

export function QueueItems({ track }: { track: Track }) {
  const { t } = useTranslation('widgets.track-menu');
  const dispatch = useAppDispatch();
  const isEmpty = useCurrentTrack() === null;

  const handlePlayNext = () => {
    dispatch(queueTracksNext({ tracks: [track] }));
    if (!isEmpty) showToast({ text: t('willPlayNext', { title: track.title }) });
  };
  const handleQueue = () => {
    dispatch(queueTracks({ tracks: [track] }));
    if (!isEmpty) showToast({ text: t('queued', { title: track.title }) });
  };

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
