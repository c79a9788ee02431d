import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds. */
const tick = 100;

type Clock = {
  seconds: number;
  isRunning: boolean;
  onEnd: () => void;
};

/** The shown share of a story, from 0 to 1. */
export function useStoryClock({ seconds, isRunning, onEnd }: Clock): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const step = (now - last) / 1000;
      last = now;
      setElapsed((before) => before + step);
    }, tick);
    return () => clearInterval(timer);
  }, [isRunning]);

  const isOver = elapsed >= seconds;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return Math.min(1, elapsed / seconds);
}
