import { playbackPosition } from '@/entities/playback';

/** Milliseconds after which a clock that was not set any more stands still. */
const trust = 1_500;

/** The player sets its position four times a second; between them the time goes on by itself. */
export function createSoundClock() {
  let position = playbackPosition.getSnapshot() * 1_000;
  let setAt = performance.now();
  return {
    set: () => {
      position = playbackPosition.getSnapshot() * 1_000;
      setAt = performance.now();
    },
    /** Milliseconds of the sound. */
    read: (isRunning: boolean): number =>
      isRunning ? position + Math.min(performance.now() - setAt, trust) : position,
  };
}
