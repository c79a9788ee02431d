import { useSyncExternalStore } from 'react';
import { paths } from '@/shared/routes';
import { type ServerClock, reckonTime } from '../lib/server-clock';
import { type Copy, type KeptList, read, readAll } from './copy-store';

/**
 * `full`: the device has no more room; `limit`: the listener's own; `ended`: the plan brings none
 * any more; `evicted`: the browser has removed everything; `forbidden`: the browser stores nothing.
 */
export type CopyTrouble = 'full' | 'limit' | 'unreachable' | 'ended' | 'evicted' | 'forbidden';

export type CopyState = {
  isRead: boolean;
  copies: ReadonlyMap<string, Copy>;
  /** The latest first. */
  lists: readonly KeptList[];
  /** Of all copies. */
  bytes: number;
  /** Null for as much as the device has. */
  limit: number | null;
  /** Null until it is read. */
  clock: ServerClock | null;
  /** The track that is arriving, 0 to 1. */
  arriving: { id: string; share: number } | null;
  trouble: CopyTrouble | null;
};

const nothing: CopyState = {
  isRead: false,
  copies: new Map(),
  lists: [],
  bytes: 0,
  limit: null,
  clock: null,
  arriving: null,
  trouble: null,
};

let owner: string | null = null;
let state = nothing;
const listeners = new Set<() => void>();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('tonada-offline') : null;

export function changeCopyState(change: Partial<CopyState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

async function reread(whose: string): Promise<void> {
  try {
    const [copies, lists, account] = await Promise.all([
      readAll('copy', whose),
      readAll('list', whose),
      read('account', whose),
    ]);
    if (whose !== owner) return;
    changeCopyState({
      isRead: true,
      copies: new Map(copies.map((copy) => [copy.id, copy])),
      lists: lists.toSorted((one, other) => other.at - one.at),
      bytes: copies.reduce((sum, { bytes }) => sum + bytes, 0),
      limit: account?.limit ?? null,
      clock: account?.clock ?? null,
    });
  } catch {
    if (whose === owner) changeCopyState({ ...nothing, isRead: true, trouble: 'forbidden' });
  }
}

/** Reads what the account has, also after another tab has changed it. */
export async function showCopiesOf(whose: string): Promise<void> {
  if (whose !== owner) {
    owner = whose;
    changeCopyState(nothing);
  }
  await reread(whose);
}

/** Without reading all others again; other tabs learn it with the next change. */
export function copyArrived(copy: Copy): void {
  if (copy.owner !== owner) return;
  const copies = new Map(state.copies).set(copy.id, copy);
  changeCopyState({ copies, bytes: state.bytes + copy.bytes, arriving: null });
}

/** After each change of the stored copies, for this and all other tabs. */
export async function copiesChanged(whose: string): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(whose);
  if (whose === owner) await reread(whose);
}

channel?.addEventListener('message', ({ data }) => {
  if (data === owner && owner !== null) void reread(owner);
});

export const readCopyState = (): CopyState => state;

/** Returns the function that ends it. */
export function onCopyState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this device keeps of an account; nothing until it is read. */
export function useCopyState(whose: string | null): CopyState {
  const current = useSyncExternalStore(
    (listener) => {
      if (whose !== null && whose !== owner) void showCopiesOf(whose);
      return onCopyState(listener);
    },
    () => (whose === null || whose !== owner ? nothing : state),
  );
  return current;
}

export type Here = (trackId: string) => boolean;

/** Which tracks play without a network, by the server's clock; null until it is known. */
export function findPlayable(): Here | null {
  const { isRead, copies, clock } = state;
  if (!isRead) return null;
  const now = clock ? reckonTime(clock, Date.now()) : Date.now();
  return (id) => {
    const copy = copies.get(id);
    return copy !== undefined && !copy.isGone && copy.until > now;
  };
}

/** Addresses of lists, albums and artists of which some track plays; null until it is known. */
export function findPlayableAddresses(): ReadonlySet<string> | null {
  const isHere = findPlayable();
  if (isHere === null) return null;
  const addresses = new Set<string>();
  for (const { id, track } of state.copies.values()) {
    if (!isHere(id)) continue;
    addresses.add(paths.artist(track.artist.id));
    addresses.add(paths.album(track.album.id));
  }
  for (const { source, tracks } of state.lists) {
    if (!tracks.some(({ id }) => isHere(id))) continue;
    const [kind = '', id = ''] = source.split(':');
    if (kind === 'playlist' || kind === 'mix') addresses.add(paths[kind](id));
    if (kind === 'liked') addresses.add(paths.likedSongs);
  }
  return addresses;
}
