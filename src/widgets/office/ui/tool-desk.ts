import { createContext, use } from 'react';
import type { CreatedPlace, Filling, Shown } from '@/entities/outbox';

type WithId = { id: string };

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
};

export const ToolDeskContext = createContext<ToolDeskState<WithId, WithId> | null>(null);

/** The tool around a tab. */
export function useToolDesk<Thing extends WithId, Item extends WithId>() {
  const desk = use(ToolDeskContext);
  if (desk === null) throw new Error('There is no tool around it.');
  return desk as unknown as ToolDeskState<Thing, Item>;
}

/** What a form was opened with. */
export type OpenedForm<Thing, Item> = {
  filling: Filling<Item, Thing>;
  /** Of one artist, also in a list of several. */
  place: CreatedPlace;
  /** What is new, where a tool makes several things. */
  as: string;
  close: () => void;
};
