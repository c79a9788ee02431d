/** A place in the page for a row of a long list, and the key of the row that it shows now. */
export type RowSlot = { id: number; key: string };

/**
 * Gives each row a slot. A row keeps the one that it has; a slot whose row went shows one that came,
 * so that scrolling makes no elements. Slots stand in no order: see `orderSlots`. The same slots are
 * returned where nothing changes.
 */
export function fillSlots(slots: readonly RowSlot[], keys: readonly string[]): readonly RowSlot[] {
  const wanted = new Set(keys);
  const shown = new Set(slots.map(({ key }) => key));
  const coming = keys.filter((key) => !shown.has(key));
  if (coming.length === 0 && slots.length === keys.length) return slots;

  const next: RowSlot[] = [];
  for (const slot of slots) {
    if (wanted.has(slot.key)) next.push(slot);
    else {
      const key = coming.shift();
      if (key !== undefined) next.push({ id: slot.id, key });
    }
  }
  const taken = new Set(next.map(({ id }) => id));
  for (let id = 0; coming.length > 0; id += 1) {
    const key = taken.has(id) ? undefined : coming.shift();
    if (key !== undefined) next.push({ id, key });
  }
  return next;
}

/** The slots in the order of their rows; the same ones where they stand so already. */
export function orderSlots(slots: readonly RowSlot[], keys: readonly string[]): readonly RowSlot[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = ({ key }: RowSlot) => places.get(key) ?? keys.length;
  const ordered = slots.toSorted((a, b) => placeOf(a) - placeOf(b));
  return ordered.every((slot, place) => slot === slots[place]) ? slots : ordered;
}
