import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import {
  goBack,
  moveVolumeBy,
  muteToggled,
  nextRequested,
  selectSource,
  useCurrentTrack,
  useIsPlaying,
  useSpot,
} from '@/entities/playback';
import { ShortcutsHelp, usePlaybackShortcuts } from '@/features/control-playback';
import { useLikeTrack } from '@/features/like-track';
import { listAtSource, listPath } from '@/features/read-tracks';
import type { Track } from '@/shared/contract/track.ts';
import { setTitlePrefix } from '@/shared/lib/page-title';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';

/** While it plays, the window is named after the track, and then the page. */
function usePlayingTitle({ title, artist }: Track): void {
  const isPlaying = useIsPlaying();
  const isSpot = useSpot() !== null;
  const text = isPlaying && !isSpot ? `${title} · ${artist.name} – ` : '';
  useEffect(() => {
    setTitlePrefix(text);
    return () => setTitlePrefix('');
  }, [text]);
}

/** Share of the volume's scale. */
const volumeStep = 0.05;

type ShortcutsProps = {
  onSearch: () => void;
  /** Returns the key that was pressed before the code was there, once. */
  takeMissed: () => KeyboardEvent | null;
};

export function AllShortcuts(props: ShortcutsProps) {
  const track = useCurrentTrack();
  return (
    <>
      {track ? <TrackShortcuts track={track} {...props} /> : <PlainShortcuts {...props} />}
      <ShortcutsHelp />
    </>
  );
}

function PlainShortcuts({ onSearch, takeMissed }: ShortcutsProps) {
  usePlaybackShortcuts({ search: onSearch }, takeMissed);
  return null;
}

function TrackShortcuts({ track, onSearch, takeMissed }: ShortcutsProps & { track: Track }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { toggle } = useLikeTrack(track);
  const list = listAtSource(useSelector(selectSource) ?? '');
  usePlayingTitle(track);
  usePlaybackShortcuts(
    {
      like: toggle,
      search: onSearch,
      next: () => dispatch(nextRequested()),
      previous: () => dispatch(goBack()),
      mute: () => dispatch(muteToggled()),
      louder: () => dispatch(moveVolumeBy(volumeStep)),
      quieter: () => dispatch(moveVolumeBy(-volumeStep)),
      playing: () => void navigate(list ? listPath(list) : paths.track(track.id)),
    },
    takeMissed,
  );
  return null;
}
