import type { OutboxItem } from './outbox-item';

export type Created<Item> = {
  item: Item;
  /** Null once delivered, until its list is fetched again. */
  delivery: 'waiting' | 'sending' | 'refused' | null;
  of: OutboxItem;
  artistId?: string | undefined;
};

/** Only this device has it, so its state means nothing yet. */
export const isOnlyHere = (created: Created<unknown> | null): boolean =>
  created !== null && created.delivery !== null;
