import { useSelector } from 'react-redux';
import { type PlaybackRoot, selectIsPlaying, selectSource } from './playback-slice';

/** Whether the queue was made from this list, for example `playlist:pls_1`. */
export const useIsCurrentSource = (source: string): boolean =>
  useSelector((state: PlaybackRoot) => selectSource(state) === source);

/** Whether music from this list plays now. */
export const useIsSourcePlaying = (source: string): boolean =>
  useSelector((state: PlaybackRoot) => selectIsPlaying(state) && selectSource(state) === source);
