import { useSyncExternalStore } from 'react';

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;
const listeners = new Set<() => void>();
let isTouched = false;

function handleTouch(event: Event) {
  // A page drawn under a resting mouse fires a move.
  const { movementX, movementY } = event as PointerEvent;
  if (event.type === touches[0] && !movementX && !movementY) return;
  isTouched = true;
  for (const type of touches) removeEventListener(type, handleTouch);
  for (const listener of listeners) listener();
  listeners.clear();
}

for (const type of touches) addEventListener(type, handleTouch, { passive: true });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function onFirstTouch(callback: () => void): void {
  if (isTouched) callback();
  else listeners.add(callback);
}

/** Milliseconds. */
const patience = 10_000;

/** For work that the first visit must not pay for. */
export function onSettledIn(callback: () => void): void {
  void new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    onFirstTouch(resolve);
  }).then(callback);
}

export const useIsTouched = (): boolean => useSyncExternalStore(subscribe, () => isTouched);
