import { useEffect, useState } from 'react';
import { fillSlots, orderSlots } from './row-slots';

/** How long rows have to stand still until they are put in order, in ms. */
const rest = 150;

/**
 * The slots in which rows with these keys (in their order) are drawn. While one scrolls, rows that
 * come take the slots of those that went, wherever these stand in the document; once the list rests,
 * the document has the order that is seen, which screen readers follow; on paper (`isPrinting`) at once.
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
