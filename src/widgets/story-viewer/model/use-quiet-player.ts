import { togglePlayback, useIsPlaying } from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';

export function useQuietPlayer(): () => void {
  const isPlaying = useIsPlaying();
  const dispatch = useAppDispatch();
  return () => {
    if (isPlaying) dispatch(togglePlayback());
  };
}
