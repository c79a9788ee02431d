import { useEffect, useEffectEvent, useState } from 'react';
import { type OutboxScope, type FormSource, toScopeOfOne, type Shown } from '@/entities/outbox';
import { useOpenItem } from '@/shared/lib/address';
import type { ToolThing } from './tool-desk';

type Held<Thing, Item> = { key: string; source: FormSource<Item, Thing>; scope: OutboxScope };

type Options = {
  scope: OutboxScope;
  /** Without it any new item is this tool's. */
  as?: string | undefined;
  about?: readonly string[] | undefined;
  /** Called where the address names a missing item. */
  onMissing: () => void;
};

/** The form of `?new` or `?edit=ID`; it keeps the item it was opened with, whatever changes. */
export function useToolForms<Thing extends ToolThing, Item>(
  shown: readonly Shown<Thing, Item>[] | undefined,
  { scope, as, about, onMissing }: Options,
) {
  const made = useOpenItem('new', undefined, about);
  // In a list of several artists the user picks the artist first.
  const isNew = made.isOpen && (as === undefined || as === made.id) && scope.labelId === undefined;
  const edited = useOpenItem('edit');
  const [held, setHeld] = useState<Held<Thing, Item> | null>(null);
  const key = edited.isOpen ? `edit:${edited.id}` : isNew ? 'new' : null;
  if (key === null ? held !== null : held?.key !== key) {
    const found = shown?.find(({ thing }) => thing.id === edited.id);
    if (key === null) setHeld(null);
    else if (!edited.isOpen) setHeld({ key, source: { kind: 'new' }, scope });
    else if (found)
      setHeld({ key, source: getFormSource(found), scope: toScopeOfOne(scope, found.thing) });
  }
  const isMissing = edited.isOpen && shown !== undefined && held?.key !== key;
  const { close } = edited.isOpen ? edited : made;
  const leave = useEffectEvent(() => {
    onMissing();
    close();
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  return {
    create: made.open,
    edit: (id: string) => edited.open(id),
    // Without the key, so that forms may take all of it as their props.
    opened:
      held && held.key === key
        ? { source: held.source, scope: held.scope, as: made.id, close }
        : null,
  };
}

function getFormSource<Thing, Item>({
  thing,
  pending,
}: Shown<Thing, Item>): FormSource<Item, Thing> {
  return pending ? { kind: 'local', item: pending.item } : { kind: 'server', thing };
}
