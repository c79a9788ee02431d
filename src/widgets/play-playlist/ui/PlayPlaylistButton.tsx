import { useIsSourcePlaying, useToggleTracks } from '@/entities/playback';
import { playlistSource } from '@/entities/playlist';
import { PlayListButton } from '@/features/play-tracks';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { useAppDispatch } from '@/shared/redux';

type PlayPlaylistButtonProps = {
  playlist: Pick<Playlist, 'id' | 'name' | 'trackCount'>;
  /**
   * 36 or 44 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
};

const loadPlay = () => import('../model/play-playlist');

/** Hover and focus prefetch its tracks. */
export function PlayPlaylistButton({ playlist, size }: PlayPlaylistButtonProps) {
  const { id, name, trackCount } = playlist;
  const dispatch = useAppDispatch();
  const toggle = useToggleTracks();
  const isPlaying = useIsSourcePlaying(playlistSource(id));

  const handleIntent = () => {
    loadPlay().then(
      ({ prefetchPlaylist }) => dispatch(prefetchPlaylist(id)),
      // The failure shows when the button is pressed.
      () => undefined,
    );
  };
  const handlePress = async () => {
    const code = await loadPlay().catch(() => null);
    if (code === null) return false;
    const list = { kind: 'playlist', id, name } as const;
    return (await dispatch(code.playOrPause(list, toggle))) !== 'failed';
  };

  return (
    <PlayListButton
      title={name}
      isPlaying={isPlaying}
      isEmpty={trackCount === 0}
      onPress={handlePress}
      onIntent={handleIntent}
      {...(size && { size })}
    />
  );
}
