import type { ReactNode } from 'react';
import type { CreatedPlace, Filling, Shown } from '@/entities/outbox';
import { guardedContext } from '@/shared/lib/guarded-context';

export type ToolThing = { id: string; artistId?: string | undefined };

export type ToolDeskState<Thing, Item> = {
  place: CreatedPlace;
  /** Those pending on this device first. */
  shown: readonly Shown<Thing, Item>[];
  /** Shown by a tab while there are none. */
  empty: ReactNode;
  /** `as` is its kind; `about` are further address parameters. */
  create: (as?: string, about?: { readonly [name: string]: string }) => void;
  edit: (id: string) => void;
  /** Undefined for the viewer's own. */
  artistOf: (thing: ToolThing) => string | undefined;
  whose: (id: string) => ReactNode;
};

const [Context, useDesk] = guardedContext<ToolDeskState<ToolThing, ToolThing>>(
  'There is no tool around it.',
);

export const ToolDeskContext = Context;

export const useToolDesk = <Thing extends ToolThing, Item extends ToolThing>() =>
  useDesk() as unknown as ToolDeskState<Thing, Item>;

export type OpenedForm<Thing, Item> = {
  filling: Filling<Item, Thing>;
  place: CreatedPlace;
  as: string;
  close: () => void;
};
