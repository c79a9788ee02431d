import { useEffect, useState } from 'react';
import type { Together } from '@/shared/contract/together.ts';
import { getTogetherPosition, type TogetherPosition } from '@/shared/rules/together-position.ts';
import { togetherView } from './together-view';

/** Milliseconds. */
const tick = 1_000;

/** What is heard in the session now, to the second. */
export function useHeard({ entries, anchor }: Together): TogetherPosition {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), tick);
    return () => clearInterval(timer);
  }, []);
  return getTogetherPosition(entries, anchor, togetherView.get().now() ?? anchor.moment);
}
