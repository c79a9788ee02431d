import type { OutboxItem } from './outbox-item';

export type PendingItem<Item> = {
  item: Item;
  /** Null once delivered, until its list is fetched again. */
  delivery: 'waiting' | 'sending' | 'refused' | null;
  of: OutboxItem;
  artistId?: string | undefined;
};

/** Only this device has it, so its state means nothing yet. */
export const isOnlyHere = (pending: PendingItem<unknown> | null): boolean =>
  pending !== null && pending.delivery !== null;
