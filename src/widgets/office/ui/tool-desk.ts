import type { ReactNode } from 'react';
import type { CreatedPlace, Filling, Shown } from '@/entities/outbox';
import { guardedContext } from '@/shared/lib/guarded-context';

/** An item of a tool; `artistId` is set in a list of several artists. */
export type ToolThing = { id: string; artistId?: string | undefined };

/** State that the tabs of a promotion tool share. */
export type ToolDeskState<Thing, Item> = {
  place: CreatedPlace;
  /** The items, those pending on this device first. */
  shown: readonly Shown<Thing, Item>[];
  /**
   * Opens the form for a new item; `as` is its kind, where a tool makes several, `about` are
   * further address parameters.
   */
  create: (as?: string, about?: { readonly [name: string]: string }) => void;
  edit: (id: string) => void;
  /** The artist of an item; undefined where that is the viewer. */
  artistOf: (thing: ToolThing) => string | undefined;
  /** Names the artist of an item, in a list of a label's artists. */
  whose: (id: string) => ReactNode;
};

const [Context, useDesk] = guardedContext<ToolDeskState<ToolThing, ToolThing>>(
  'There is no tool around it.',
);

export const ToolDeskContext = Context;

export const useToolDesk = <Thing extends ToolThing, Item extends ToolThing>() =>
  useDesk() as unknown as ToolDeskState<Thing, Item>;

/** What a form was opened with. */
export type OpenedForm<Thing, Item> = {
  filling: Filling<Item, Thing>;
  /** Of one artist, also in a list of several. */
  place: CreatedPlace;
  /** Kind of the new item, where a tool makes several. */
  as: string;
  close: () => void;
};
