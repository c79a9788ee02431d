import { useSelector } from 'react-redux';
import type { Track } from '@/shared/contract/track.ts';
import { type PlaybackRoot, selectCurrentTrack, selectIsPlaying } from './playback-slice';

/** The track that is heard or paused, null while nothing was started. */
export const useCurrentTrack = (): Track | null => useSelector(selectCurrentTrack);

/** Whether this track is the current one, playing or paused. */
export const useIsCurrentTrack = (trackId: string): boolean =>
  useSelector((state: PlaybackRoot) => selectCurrentTrack(state)?.id === trackId);

/** Whether anything plays. */
export const useIsPlaying = (): boolean => useSelector(selectIsPlaying);

/** Whether this track plays now. */
export const useIsTrackPlaying = (trackId: string): boolean =>
  useSelector(
    (state: PlaybackRoot) => selectIsPlaying(state) && selectCurrentTrack(state)?.id === trackId,
  );
