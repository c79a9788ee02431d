import { useSelector } from 'react-redux';
import type { Track } from '@/shared/contract/track.ts';
import {
  type PlaybackRoot,
  selectCurrentTrack,
  selectIsCurrentEntry,
  selectIsPlaying,
} from './playback-slice';

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

/** Whether this entry of the list of that source is the current one, playing or paused. */
export const useIsCurrentEntry = (track: Track, source: string): boolean =>
  useSelector((state: PlaybackRoot) => selectIsCurrentEntry(state, track, source));

/** Whether this entry of the list of that source plays now. */
export const useIsEntryPlaying = (track: Track, source: string): boolean =>
  useSelector(
    (state: PlaybackRoot) => selectIsPlaying(state) && selectIsCurrentEntry(state, track, source),
  );
