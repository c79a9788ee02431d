import { useSyncExternalStore } from 'react';
import { outbox } from './outbox';
import type { OutboxItem } from './outbox-item';

const nothing: readonly never[] = [];

/** What a person did here that the server does not have yet, in order; nothing for a visitor (`owner` null). */
export const useOutbox = (owner: string | null): readonly OutboxItem[] =>
  useSyncExternalStore(outbox.subscribe, () => (owner === null ? nothing : outbox.read(owner)));

/** The item that this tab sends at present, or null. */
export const useSending = (): string | null =>
  useSyncExternalStore(outbox.subscribe, outbox.sending);
