import { useSyncExternalStore } from 'react';
import { outbox } from './outbox';
import type { OutboxItem } from './outbox-item';

const nothing: readonly never[] = [];

/** A person's pending acts in order; empty for a visitor (`owner` null). */
export const useOutbox = (owner: string | null): readonly OutboxItem[] =>
  useSyncExternalStore(outbox.subscribe, () => (owner === null ? nothing : outbox.read(owner)));

/** Id of the item that this tab is sending, or null. */
export const useSending = (): string | null =>
  useSyncExternalStore(outbox.subscribe, outbox.sending);
