import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { playbackPosition, selectIsBuffering, useIsPlaying, useSpot } from '@/entities/playback';
import type { LyricsLine } from '@/shared/contract/lyrics.ts';
import { findSung, nothingSung, type Sung } from '../lib/find-sung';

/** Milliseconds after which a clock that was not set any more stands still. */
const trust = 1_500;

/** The player sets its position four times a second; between them the time goes on by itself. */
function createSoundClock() {
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

/**
 * The line that sounds, by the clock of the sound. It renders when line or word change, and asks for
 * frames only while the sound runs, which browsers give to visible pages alone.
 *
 * @param lines with times, or null for plain lyrics.
 */
export function useSung(lines: readonly LyricsLine[] | null): Sung {
  const isPlaying = useIsPlaying();
  const isBuffering = useSelector(selectIsBuffering);
  const isSpot = useSpot() !== null;
  const isRunning = isPlaying && !isBuffering && !isSpot;
  const [sung, setSung] = useState(() =>
    lines === null ? nothingSung : findSung(lines, playbackPosition.getSnapshot() * 1_000),
  );
  useEffect(() => {
    if (lines === null || isSpot) return undefined;
    const clock = createSoundClock();
    const look = () => {
      const next = findSung(lines, clock.read(isRunning));
      setSung((last) => (last.line === next.line && last.words === next.words ? last : next));
    };
    let frame = 0;
    const turn = () => {
      look();
      frame = requestAnimationFrame(turn);
    };
    const leave = playbackPosition.subscribe(() => {
      clock.set();
      look();
    });
    if (isRunning) turn();
    else look();
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, [lines, isRunning, isSpot]);
  return lines === null || isSpot ? nothingSung : sung;
}
