import type { OutboxItem } from './outbox-item';

export type Created<Item> = {
  item: Item;
  /** Null once it is the server's, until its list was asked for again. */
  delivery: 'waiting' | 'sending' | 'refused' | null;
  /** What waits, with what the server said. */
  of: OutboxItem;
  /** Whose it is, where that is one of several. */
  artistId?: string | undefined;
};

/** Whether the server does not have it yet: it is nothing of what its state would say. */
export const isOnlyHere = (created: Created<unknown> | null): boolean =>
  created !== null && created.delivery !== null;
