import { useEffect, useEffectEvent, useState } from 'react';
import type { Filling, Shown } from '@/entities/outbox';
import { useOpenItem } from '@/shared/lib/address';

type WithId = { id: string };

type Held<Thing, Item> = { key: string; filling: Filling<Item, Thing> };

/**
 * The form of a tool, by its address: `?new` of something new, `?edit=ID` of what the list has. What it was opened with stays,
 * whatever becomes of it meanwhile.
 *
 * @param onGone the address names something that is not there (any more).
 */
export function useToolForms<Thing extends WithId, Item>(
  shown: readonly Shown<Thing, Item>[] | undefined,
  onGone: () => void,
) {
  const made = useOpenItem('new');
  const edited = useOpenItem('edit');
  const [held, setHeld] = useState<Held<Thing, Item> | null>(null);
  const key = edited.isOpen ? `edit:${edited.id}` : made.isOpen ? 'new' : null;
  if (key === null ? held !== null : held?.key !== key) {
    const found = shown?.find(({ thing }) => thing.id === edited.id);
    const filling = edited.isOpen ? found && fillingOf(found) : ({ kind: 'new' } as const);
    if (key === null) setHeld(null);
    else if (filling) setHeld({ key, filling });
  }
  const isGone = edited.isOpen && shown !== undefined && held?.key !== key;
  const { close } = edited.isOpen ? edited : made;
  const leave = useEffectEvent(() => {
    onGone();
    close();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return {
    create: (as = '') => made.open(as),
    edit: (id: string) => edited.open(id),
    opened: held?.key === key && held ? { filling: held.filling, as: made.id, close } : null,
  };
}

function fillingOf<Thing, Item>({ thing, created }: Shown<Thing, Item>): Filling<Item, Thing> {
  return created ? { kind: 'local', item: created.item } : { kind: 'server', thing };
}
