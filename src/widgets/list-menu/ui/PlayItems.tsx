import { ListEnd, ListStart, Pause, Play, Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsSourcePlaying } from '@/entities/playback';
import { AddToPlaylistMenu, type PlaylistChoice } from '@/features/add-to-playlist';
import { listSource, type MusicList } from '@/features/read-tracks';
import { MenuItem } from '@/shared/ui/menu';
import type { useListActions } from '../model/use-list-actions';

type PlayItemsProps = {
  list: MusicList;
  actions: ReturnType<typeof useListActions>;
  choice: PlaylistChoice;
};

export function PlayItems({ list, actions, choice }: PlayItemsProps) {
  const { t } = useTranslation('widgets.list-menu');
  const isPlaying = useIsSourcePlaying(listSource(list));
  const PlayIcon = isPlaying ? Pause : Play;
  return (
    <>
      <MenuItem icon={<PlayIcon size={18} />} onSelect={() => void actions.play()}>
        {t(isPlaying ? 'pause' : 'play')}
      </MenuItem>
      <MenuItem icon={<Shuffle size={18} />} onSelect={() => void actions.shuffle()}>
        {t('shuffle')}
      </MenuItem>
      <MenuItem icon={<ListStart size={18} />} onSelect={() => void actions.playNext()}>
        {t('playNext')}
      </MenuItem>
      <MenuItem icon={<ListEnd size={18} />} onSelect={() => void actions.queue()}>
        {t('queue')}
      </MenuItem>
      <AddToPlaylistMenu choice={choice} />
    </>
  );
}
