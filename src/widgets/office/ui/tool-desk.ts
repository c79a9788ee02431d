import type { ReactNode } from 'react';
import type { OutboxScope, FormSource, Shown } from '@/entities/outbox';
import { guardedContext } from '@/shared/lib/guarded-context';

export type ThingAct = {
  /** A verb. */
  label: string;
  /** With the item's name, for screen readers. */
  name: string;
  onPress: () => void;
  isPending?: boolean;
  isDanger?: boolean;
  hasDialog?: boolean;
};

export type ToolThing = { id: string; artistId?: string | undefined };

export type Question = {
  title: string;
  /** What is lost. */
  text: string;
  /** Names the act. */
  confirm: string;
  done: string;
  /** Said where the server gives no reason. */
  failed: string;
  /** It cannot be undone. @default true */
  isLasting?: boolean;
  act: () => PromiseLike<{ error?: unknown }>;
};

export type ToolDeskState<Thing, Item> = {
  scope: OutboxScope;
  /** Those pending on this device first. */
  shown: readonly Shown<Thing, Item>[];
  /** Shown by a tab while there are none. */
  empty: ReactNode;
  /** `as` is its kind; `about` are further address parameters. */
  create: (as?: string, about?: { readonly [name: string]: string }) => void;
  edit: (id: string) => void;
  editAct: (id: string, name: string) => ThingAct;
  /** Asks before an act, and reports its outcome. */
  ask: (question: Question) => void;
  /** Undefined for the viewer's own. */
  getArtist: (thing: ToolThing) => string | undefined;
  whose: (id: string) => ReactNode;
};

const [Context, useDesk] = guardedContext<ToolDeskState<ToolThing, ToolThing>>(
  'There is no tool around it.',
);

export const ToolDeskContext = Context;

export const useToolDesk = <Thing extends ToolThing, Item extends ToolThing>() =>
  useDesk() as unknown as ToolDeskState<Thing, Item>;

export type OpenedForm<Thing, Item> = {
  source: FormSource<Item, Thing>;
  scope: OutboxScope;
  as: string;
  close: () => void;
};
