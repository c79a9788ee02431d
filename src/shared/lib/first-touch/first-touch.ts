import { useSyncExternalStore } from 'react';

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;
const listeners = new Set<() => void>();
let isTouched = false;

function handleTouch(event: Event) {
  // A mouse that lies over the page when it is drawn is told of as a move by nothing.
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

/** Calls back once, when a person first points at the page or presses a key. */
export function onFirstTouch(callback: () => void): void {
  if (isTouched) callback();
  else listeners.add(callback);
}

/** How long somebody stays before they have settled in though they touched nothing, in milliseconds. */
const patience = 10_000;

/** Calls back once, when a person has settled in: what a first visit must not pay for can come. */
export function onSettledIn(callback: () => void): void {
  void new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    onFirstTouch(resolve);
  }).then(callback);
}

/** Whether anybody has touched the page yet: until then it need not carry what only hands use. */
export const useIsTouched = (): boolean => useSyncExternalStore(subscribe, () => isTouched);
