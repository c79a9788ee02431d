import { useEffect, useState } from 'react';
import { fillSlots, orderSlots } from './row-slots';

/** Milliseconds. */
const rest = 150;

/**
 * Elements may be in any order while scrolling; at rest they are in the visual one, which screen
 * readers follow.
 */
export function useRowSlots(keys: readonly string[], isPrinting: boolean) {
  const [held, setSlots] = useState(() => fillSlots([], keys));
  const slots = fillSlots(held, keys);
  if (slots !== held) setSlots(slots);

  const ordered = orderSlots(slots, keys);
  useEffect(() => {
    if (ordered === slots) return undefined;
    const timer = setTimeout(() => setSlots(ordered), rest);
    return () => clearTimeout(timer);
  }, [ordered, slots]);
  return isPrinting ? ordered : slots;
}
