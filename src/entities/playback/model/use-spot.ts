import { useSelector } from 'react-redux';
import { type PlaybackRoot, selectPlayback } from './playback-slice';
import { type SoundingSpot, soundingSpot } from './playback-state';

/** The advertisement that sounds now. */
export const useSpot = (): SoundingSpot | null =>
  useSelector((state: PlaybackRoot) => soundingSpot(selectPlayback(state)));
