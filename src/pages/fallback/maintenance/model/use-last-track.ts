import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectPlayback, togglePlayback, useCurrentTrack } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';

/**
 * The playing track during maintenance, or null, with its pause. Playback ends with it, because
 * the next one would not load.
 */
export function useLastTrack(): { track: Track | null; pause: () => void } {
  const dispatch = useAppDispatch();
  const { turn, isPlaying } = useSelector(selectPlayback);
  const track = useCurrentTrack();
  const lastTurn = useRef(turn);
  useEffect(() => {
    if (turn === lastTurn.current || !isPlaying) return;
    lastTurn.current = turn;
    dispatch(togglePlayback());
  }, [turn, isPlaying, dispatch]);
  return { track: isPlaying ? track : null, pause: () => dispatch(togglePlayback()) };
}
