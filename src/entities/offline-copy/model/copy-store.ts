import type { Lyrics } from '@/shared/contract/lyrics.ts';
import type { Track } from '@/shared/contract/track.ts';
import { deviceDatabase } from '@/shared/lib/storage';
import type { SealedPiece } from '../lib/seal';
import type { ServerClock } from '../lib/server-clock';

/** One for each account on this device. */
export type CopyAccount = {
  owner: string;
  /** This device's own id, for permits. */
  device: string;
  key: CryptoKey;
  clock: ServerClock;
  /** Bytes; null for as much as the device has. */
  limit: number | null;
};

/** A track that is on the device as a whole; one that is gone from the catalogue has no sound. */
export type Copy = {
  owner: string;
  id: string;
  track: Track;
  permit: string;
  /** Milliseconds. */
  until: number;
  renewedAt: number;
  type: string;
  bytes: number;
  pieces: number;
  isGone: boolean;
  /** Only where the song has some. */
  lyrics?: Lyrics;
};

/** What was asked for: a list, or a track alone. */
export type KeptList = {
  owner: string;
  /** Such as `playlist:pls_1`, `liked` or `track:trk_1`. */
  source: string;
  name: string;
  tracks: Track[];
  /** Milliseconds. */
  at: number;
};

export type WaitingPlay = {
  owner: string;
  id: string;
  trackId: string;
  permit: string;
  /** ISO 8601. */
  playedAt: string;
};

type StoredPiece = SealedPiece & { owner: string; id: string; index: number };

type Stores = {
  account: CopyAccount;
  copy: Copy;
  list: KeptList;
  play: WaitingPlay;
  piece: StoredPiece;
};

const { run } = deviceDatabase<keyof Stores>('tonada-offline', {
  account: 'owner',
  copy: ['owner', 'id'],
  list: ['owner', 'source'],
  play: ['owner', 'id'],
  piece: ['owner', 'id', 'index'],
});

/** All keys that begin with these parts; an array comes after every text. */
const within = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** @throws {DOMException} `QuotaExceededError` without room. */
export const put = <Name extends keyof Stores>(name: Name, value: Stores[Name]): Promise<unknown> =>
  run(name, 'readwrite', (store) => store.put(value));

export const read = <Name extends keyof Stores>(
  name: Name,
  ...key: (string | number)[]
): Promise<Stores[Name] | undefined> =>
  run(name, 'readonly', (store) => store.get(key.length === 1 ? (key[0] ?? '') : key));

export const readAll = <Name extends 'copy' | 'list' | 'play'>(
  name: Name,
  owner: string,
): Promise<Stores[Name][]> => run(name, 'readonly', (store) => store.getAll(within(owner)));

export const readPieces = (owner: string, id: string): Promise<StoredPiece[]> =>
  run('piece', 'readonly', (store) => store.getAll(within(owner, id)));

export const remove = (name: 'copy' | 'list' | 'play', owner: string, id: string) =>
  run(name, 'readwrite', (store) => store.delete([owner, id]));

export const removePieces = (owner: string, id: string) =>
  run('piece', 'readwrite', (store) => store.delete(within(owner, id)));

/** What is half there after a closed tab belongs to no copy. */
export async function removeOrphans(owner: string): Promise<void> {
  const keys = await run('piece', 'readonly', (store) => store.getAllKeys(within(owner)));
  const whole = new Set((await readAll('copy', owner)).map(({ id }) => id));
  const ids = new Set((keys as [string, string, number][]).map(([, id]) => id));
  for (const id of ids) if (!whole.has(id)) await removePieces(owner, id);
}

/** The key goes first: from then on nothing can be opened. */
export async function removeAccount(owner: string): Promise<void> {
  await run('account', 'readwrite', (store) => store.delete(owner));
  for (const name of ['copy', 'list', 'play', 'piece'] as const)
    await run(name, 'readwrite', (store) => store.delete(within(owner)));
}

export const readOwners = async (): Promise<string[]> =>
  (await run('account', 'readonly', (store) => store.getAllKeys())).map(String);
