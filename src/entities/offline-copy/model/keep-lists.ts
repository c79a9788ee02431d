import type { Track } from '@/shared/contract/track.ts';
import { logFailure } from '@/shared/lib/log';
import { copiesChanged, changeCopyState, type CopyTrouble } from './copy-state';
import { copyMark } from './copy-mark';
import {
  type Copy,
  type KeptList,
  put,
  readAll,
  remove,
  removeAccount,
  removePieces,
} from './copy-store';
import { fetchCopy } from './fetch-copy';
import { inOneTab } from './in-one-tab';
import { changeAccount, openAccount } from './own-account';
import { askAllPermits } from './renew-permits';

/** Of what the device's storage throws. */
const toTrouble = (error: unknown): CopyTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';

let stopping = new AbortController();

/** Each track once, in the order in which it was asked for. */
const wantedTracks = (lists: readonly KeptList[]): Map<string, Track> =>
  new Map(
    lists
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ tracks }) => tracks.map((track) => [track.id, track] as const)),
  );

async function dropCopy(owner: string, id: string): Promise<void> {
  await remove('copy', owner, id);
  await removePieces(owner, id);
}

/** The plan brings no copies any more: nothing stays readable. */
export async function endCopies(owner: string, trouble: CopyTrouble | null): Promise<void> {
  stopping.abort();
  stopping = new AbortController();
  copyMark.clear(owner);
  await removeAccount(owner);
  await copiesChanged(owner);
  changeCopyState({ trouble, arriving: null });
}

async function markGone(copy: Copy): Promise<void> {
  await removePieces(copy.owner, copy.id);
  await put('copy', { ...copy, bytes: 0, pieces: 0, isGone: true });
}

/** Fetches what is missing until all is here, or a trouble ends it. */
async function fetchMissing(owner: string, signal: AbortSignal): Promise<CopyTrouble | null> {
  const account = await openAccount(owner);
  const [lists, copies] = await Promise.all([readAll('list', owner), readAll('copy', owner)]);
  const wanted = wantedTracks(lists);
  const here = new Map(copies.map((copy) => [copy.id, copy]));
  for (const id of here.keys()) if (!wanted.has(id)) await dropCopy(owner, id);
  const missing = [...wanted.values()].filter(({ id }) => !here.has(id));
  if (missing.length === 0) return null;
  const { permits, asked, refusal } = await askAllPermits(
    account,
    missing.map(({ id }) => id),
  );
  let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  for (const track of missing) {
    if (signal.aborted) return null;
    const permit = permits.get(track.id);
    if (permit) {
      if (account.limit !== null && bytes >= account.limit) return 'limit';
      const outcome = await fetchCopy(account, { track, permit, signal });
      if (outcome === 'stopped') return null;
      if (typeof outcome === 'object') bytes += outcome.bytes;
      else if (outcome !== 'gone') return outcome;
    } else if (asked.has(track.id)) {
      const gone = { owner, id: track.id, track, permit: '', until: 0, renewedAt: Date.now() };
      await put('copy', { ...gone, type: '', bytes: 0, pieces: 0, isGone: true });
    }
  }
  if (refusal === 'ended') return 'ended';
  return refusal === null ? null : 'unreachable';
}

/** Fetches what is missing, one track after the other, in one tab at a time. */
export function fetchCopies(owner: string): Promise<void> {
  const { signal } = stopping;
  return inOneTab('copies', async () => {
    if (signal.aborted) return;
    changeCopyState({ trouble: null });
    try {
      const trouble = await fetchMissing(owner, signal);
      if (trouble === 'ended') await endCopies(owner, 'ended');
      else changeCopyState({ trouble });
    } catch (error) {
      logFailure('offline copies', error);
      changeCopyState({ trouble: toTrouble(error) });
    }
    changeCopyState({ arriving: null });
    await copiesChanged(owner);
  });
}

/** Asks the browser to keep it, at the first list, and fetches it. */
export async function keepList(list: Omit<KeptList, 'at'>): Promise<void> {
  const { owner } = list;
  try {
    await openAccount(owner);
    await put('list', { ...list, at: Date.now() });
  } catch (error) {
    logFailure('offline copies', error);
    changeCopyState({ trouble: toTrouble(error) });
    return;
  }
  if (!copyMark.isSet(owner)) {
    copyMark.set(owner);
    // A browser may say no; then it may remove copies when room is short.
    await navigator.storage?.persist?.().catch(() => false);
  }
  await copiesChanged(owner);
  await fetchCopies(owner);
}

/** What belongs to no other list goes too. */
export async function removeList(owner: string, source: string): Promise<void> {
  stopping.abort();
  stopping = new AbortController();
  await remove('list', owner, source);
  await copiesChanged(owner);
  await fetchCopies(owner);
}

/** Keeps a list in step with what it is now; its place in the order stays. */
export async function updateList(list: KeptList, tracks: Track[]): Promise<void> {
  await put('list', { ...list, tracks });
  await copiesChanged(list.owner);
}

/** In bytes; null for as much as the device has. */
export async function setCopyLimit(owner: string, limit: number | null): Promise<void> {
  await openAccount(owner);
  await changeAccount(owner, { limit });
  await copiesChanged(owner);
  await fetchCopies(owner);
}

/** Renews permits, which a device does once a day; says whether copies may stay. */
export async function renewCopies(owner: string): Promise<void> {
  const account = await openAccount(owner);
  const copies = (await readAll('copy', owner)).filter(({ isGone }) => !isGone);
  const ids = copies.map(({ id }) => id);
  const { permits, asked, refusal } = await askAllPermits(account, ids);
  if (refusal === 'ended') {
    await endCopies(owner, 'ended');
    return;
  }
  for (const copy of copies) {
    const permit = permits.get(copy.id);
    if (permit) await put('copy', { ...copy, ...permit, renewedAt: Date.now() });
    else if (asked.has(copy.id)) await markGone(copy);
  }
  await copiesChanged(owner);
}
