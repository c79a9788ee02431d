import { useSyncExternalStore } from 'react';
import { isSteadilyOnline, onSteadyNetwork } from '@/shared/api';
import { copyMark } from './copy-mark';
import type { Here } from './copy-state';

/** Null while the server is in reach, and until it is known what is here. */
let isHere: Here | null = null;
let stopFollowing = () => {};
let stopWatching = () => {};
const listeners = new Set<() => void>();

function change(next: Here | null) {
  isHere = next;
  for (const listener of listeners) listener();
}

/** Loads what reads the copies only without a connection, and where somebody has asked for copies. */
async function look(): Promise<void> {
  stopFollowing();
  stopFollowing = () => {};
  if (isSteadilyOnline()) return change(null);
  if (!copyMark.isAnySet()) return change(() => false);
  const { findPlayable, onCopyState } = await import('./copy-state');
  if (isSteadilyOnline()) return;
  const read = () => change(findPlayable());
  stopFollowing();
  stopFollowing = onCopyState(read);
  read();
}

// Without that code nothing is known to be missing.
const tryToLook = () => void look().catch(() => undefined);

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    stopWatching = onSteadyNetwork(tryToLook);
    tryToLook();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching();
    stopFollowing();
  };
}

/**
 * Whether a track cannot be played now, because there is no connection and this device keeps no copy.
 * See docs/product/offline.md.
 */
export const useLacksCopy = (trackId: string): boolean =>
  useSyncExternalStore(subscribe, () => isHere !== null && !isHere(trackId));
