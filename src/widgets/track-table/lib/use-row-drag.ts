import { useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '@/shared/lib/log';

/** Returns the dragged row; -1 for none. */
export function useRowDrag(
  body: HTMLElement | null,
  onMove: ((from: number, to: number) => void) | undefined,
): number {
  const [held, setHeld] = useState(-1);
  const isOffered = onMove !== undefined;
  const move = useEffectEvent((from: number, to: number) => onMove?.(from, to));
  useEffect(() => {
    if (!body || !isOffered) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const start = async () => {
      const { dragRows } = await import('./drag-rows');
      if (!isLeft) stop = dragRows(body, { onHold: (index) => setHeld(index ?? -1), onMove: move });
    };
    // Rows can still be moved by keys and menu.
    start().catch((reason: unknown) => logFailure('dragRows', reason));
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [body, isOffered]);
  return held;
}
