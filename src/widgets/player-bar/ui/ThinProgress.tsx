import { usePlaybackPosition } from '@/entities/playback';
import { useHeardDuration } from '../model/use-heard-duration';
import { thinProgress } from './ThinProgress.css';

/** Decorative; the full-screen player has the slider. */
export function ThinProgress() {
  const seconds = useHeardDuration();
  const position = usePlaybackPosition();
  return <progress className={thinProgress} value={position} max={seconds || 1} aria-hidden />;
}
