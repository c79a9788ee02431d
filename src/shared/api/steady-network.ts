import { useSyncExternalStore } from 'react';
import { isOnline } from './use-is-online';

/** Milliseconds: without rest for so long before a change, it is shown once it has lasted as long. */
const rest = 4_000;

let shown = true;
/** When the network, or what is shown of it, changed last. */
let changedAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show() {
  if (isOnline() === shown) return;
  shown = !shown;
  changedAt = performance.now();
  for (const listener of listeners) listener();
}

function handleChange() {
  const now = performance.now();
  const wasSteady = now - changedAt >= rest;
  changedAt = now;
  clearTimeout(timer);
  if (wasSteady) show();
  else timer = setTimeout(show, rest);
}

/** Returns the function that ends it. */
export function onSteadyNetwork(listener: () => void): () => void {
  if (listeners.size === 0) {
    shown = isOnline();
    changedAt = -Infinity;
    addEventListener('online', handleChange);
    addEventListener('offline', handleChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    removeEventListener('online', handleChange);
    removeEventListener('offline', handleChange);
  };
}

/**
 * `isOnline` for what a person sees: a first change at once, but nothing flickers with a network
 * that comes and goes. See docs/product/offline.md.
 */
export const isSteadilyOnline = (): boolean => (listeners.size > 0 ? shown : isOnline());

export const useIsSteadilyOnline = (): boolean =>
  useSyncExternalStore(onSteadyNetwork, isSteadilyOnline);
