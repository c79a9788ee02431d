import { useState } from 'react';

/**
 * The item of an open form, as it was when the form opened: a list that changes, is filtered or
 * loses it leaves the form alone. Null while it is not found.
 */
export function useHeldItem<Item>(
  { isOpen, id }: { isOpen: boolean; id: string },
  found: Item | undefined,
): Item | null {
  const [held, setHeld] = useState<{ id: string; item: Item } | null>(null);
  const isHeld = isOpen && held?.id === id;
  const next = isHeld ? held : isOpen && found ? { id, item: found } : null;
  if (next?.item !== held?.item) setHeld(next);
  return next?.item ?? null;
}
