import type { OutboxItem } from './outbox-item';

export type Created<Item> = {
  item: Item;
  /** Null once delivered, until its list is fetched again. */
  delivery: 'waiting' | 'sending' | 'refused' | null;
  of: OutboxItem;
  /** Its artist, in a list of several. */
  artistId?: string | undefined;
};

/** Whether the server does not have it yet, so its state says nothing. */
export const isOnlyHere = (created: Created<unknown> | null): boolean =>
  created !== null && created.delivery !== null;
