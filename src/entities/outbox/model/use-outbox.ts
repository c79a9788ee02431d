import { useSyncExternalStore } from 'react';
import { outbox } from './outbox';
import type { OutboxItem } from './outbox-item';

const nothing: readonly never[] = [];

/** In order; empty for a visitor (`owner` null). */
export const useOutbox = (owner: string | null): readonly OutboxItem[] =>
  useSyncExternalStore(outbox.subscribe, () => (owner === null ? nothing : outbox.read(owner)));

/** Id, or null. */
export const useSending = (): string | null =>
  useSyncExternalStore(outbox.subscribe, outbox.sending);
