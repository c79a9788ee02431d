import { useIsSourcePlaying, useToggleTracks } from '@/entities/playback';
import { PlayListButton } from '@/features/play-tracks';
import { listSource, type MusicList, playOrPause } from '@/features/read-tracks';
import { useAppDispatch } from '@/shared/redux';

type PlayListedProps = {
  list: MusicList;
  /** Track that it begins with. */
  from?: string;
  size?: 'small';
};

export function PlayListed({ list, from, size }: PlayListedProps) {
  const dispatch = useAppDispatch();
  const toggle = useToggleTracks();
  const isPlaying = useIsSourcePlaying(listSource(list));
  return (
    <PlayListButton
      title={list.name}
      isPlaying={isPlaying}
      isEmpty={false}
      onPress={async () => (await dispatch(playOrPause(list, toggle, from))) !== 'failed'}
      {...(size && { size })}
    />
  );
}
