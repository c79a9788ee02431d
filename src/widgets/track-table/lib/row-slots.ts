export type RowSlot = { id: number; key: string };

/** A new row takes the slot of a vanished one, so that scrolling creates no elements. */
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
  const used = new Set(next.map(({ id }) => id));
  for (let id = 0; coming.length > 0; id += 1) {
    const key = used.has(id) ? undefined : coming.shift();
    if (key !== undefined) next.push({ id, key });
  }
  return next;
}

export function orderSlots(slots: readonly RowSlot[], keys: readonly string[]): readonly RowSlot[] {
  const indices = new Map(keys.map((key, index) => [key, index]));
  const getPosition = ({ key }: RowSlot) => indices.get(key) ?? keys.length;
  const ordered = slots.toSorted((a, b) => getPosition(a) - getPosition(b));
  return ordered.every((slot, index) => slot === slots[index]) ? slots : ordered;
}
