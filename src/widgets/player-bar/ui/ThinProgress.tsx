import { usePlaybackPosition } from '@/entities/playback';
import { useHeardDuration } from '../model/use-heard-duration';
import { thinProgress } from './ThinProgress.css';

/** Decorative. */
export function ThinProgress() {
  const seconds = useHeardDuration();
  const position = usePlaybackPosition();
  return <progress className={thinProgress} value={position} max={seconds || 1} aria-hidden />;
}
