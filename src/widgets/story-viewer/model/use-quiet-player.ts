import { togglePlayback, useIsPlaying } from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';

/** Returns what stops the music, so that a story is not heard over it. */
export function useQuietPlayer(): () => void {
  const isPlaying = useIsPlaying();
  const dispatch = useAppDispatch();
  return () => {
    if (isPlaying) dispatch(togglePlayback());
  };
}
