import { useSelector } from 'react-redux';
import type { Track } from '@/shared/contract/track.ts';
import {
  type PlaybackRoot,
  selectCurrentTrack,
  selectIsCurrentEntry,
  selectIsPlaying,
  selectSource,
} from './playback-slice';

export const useCurrentTrack = (): Track | null => useSelector(selectCurrentTrack);

/** Also true for a paused track. */
export const useIsCurrentTrack = (trackId: string): boolean =>
  useSelector((state: PlaybackRoot) => selectCurrentTrack(state)?.id === trackId);

export const useIsPlaying = (): boolean => useSelector(selectIsPlaying);

export const useIsTrackPlaying = (trackId: string): boolean =>
  useSelector(
    (state: PlaybackRoot) => selectIsPlaying(state) && selectCurrentTrack(state)?.id === trackId,
  );

export const useIsCurrentEntry = (track: Track, source: string): boolean =>
  useSelector((state: PlaybackRoot) => selectIsCurrentEntry(state, track, source));

export const useIsEntryPlaying = (track: Track, source: string): boolean =>
  useSelector(
    (state: PlaybackRoot) => selectIsPlaying(state) && selectIsCurrentEntry(state, track, source),
  );

/** A source is, for example, `playlist:pls_1`. */
export const useIsSourcePlaying = (source: string): boolean =>
  useSelector((state: PlaybackRoot) => selectIsPlaying(state) && selectSource(state) === source);
