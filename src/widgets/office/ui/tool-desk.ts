import type { ReactNode } from 'react';
import type { CreatedPlace, Filling, Shown } from '@/entities/outbox';
import { guardedContext } from '@/shared/lib/guarded-context';

/** What a tool makes; the artist is named in a list of several. */
export type ToolThing = { id: string; artistId?: string | undefined };

/** What the tabs of a promotion tool share. */
export type ToolDeskState<Thing, Item> = {
  place: CreatedPlace;
  /** What the tool has, what waits on this device first. */
  shown: readonly Shown<Thing, Item>[];
  /**
   * Opens the form for something new; `as` says what, where a tool makes several things, `about` are further parameters of its
   * address.
   */
  create: (as?: string, about?: { readonly [name: string]: string }) => void;
  /** Opens the form of what is there already. */
  edit: (id: string) => void;
  /** The artist of a thing; undefined where that is the viewer. */
  artistOf: (thing: ToolThing) => string | undefined;
  /** Says whose a thing is, in a list of all artists of a label. */
  whose: (id: string) => ReactNode;
};

const [Context, useDesk] = guardedContext<ToolDeskState<ToolThing, ToolThing>>(
  'There is no tool around it.',
);

export const ToolDeskContext = Context;

/** The tool around a tab. */
export const useToolDesk = <Thing extends ToolThing, Item extends ToolThing>() =>
  useDesk() as unknown as ToolDeskState<Thing, Item>;

/** What a form was opened with. */
export type OpenedForm<Thing, Item> = {
  filling: Filling<Item, Thing>;
  /** Of one artist, also in a list of several. */
  place: CreatedPlace;
  /** What is new, where a tool makes several things. */
  as: string;
  close: () => void;
};
