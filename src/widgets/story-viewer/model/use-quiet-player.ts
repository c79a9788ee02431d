import { togglePlayback, useIsPlaying } from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';

/** Returns a function that pauses the music, so that it does not play over a story. */
export function useQuietPlayer(): () => void {
  const isPlaying = useIsPlaying();
  const dispatch = useAppDispatch();
  return () => {
    if (isPlaying) dispatch(togglePlayback());
  };
}
