import { useSelector } from 'react-redux';
import { type PlaybackRoot, selectIsPlaying, selectSource } from './playback-slice';

/** A source is, for example, `playlist:pls_1`. */
export const useIsSourcePlaying = (source: string): boolean =>
  useSelector((state: PlaybackRoot) => selectIsPlaying(state) && selectSource(state) === source);
