import type { Track } from '@/shared/contract/track.ts';
import { changeCopyState, copiesChanged, showCopiesOf } from './copy-state';
import { copyMark } from './copy-mark';
import { readAll, readOwners, removeAccount, removeOrphans } from './copy-store';
import { fetchCopies, renewCopies, updateList } from './keep-lists';
import { sendPlays } from './offline-plays';

/** Milliseconds. */
const renewedFor = 24 * 60 * 60 * 1000;

/** Milliseconds; a network that comes and goes does not read all lists each time. */
const inStepFor = 5 * 60_000;

/** When the lists of an account were last read whole, of this page. */
const readAt = new Map<string, number>();

/** Resolves to null where the list cannot be read now. */
type ReadList = (source: string, name: string) => Promise<readonly Track[] | null>;

/** What another account left is not for this one. */
async function forgetOthers(owner: string): Promise<void> {
  for (const other of await readOwners()) {
    if (other === owner) continue;
    copyMark.clear(other);
    await removeAccount(other);
  }
}

async function keepInStep(owner: string, readList: ReadList): Promise<void> {
  const since = performance.now() - (readAt.get(owner) ?? Number.NEGATIVE_INFINITY);
  if (since < inStepFor) return;
  let isWhole = true;
  for (const list of await readAll('list', owner)) {
    if (list.source.startsWith('track:')) continue;
    const tracks = await readList(list.source, list.name);
    const isSame = tracks?.map(({ id }) => id).join() === list.tracks.map(({ id }) => id).join();
    isWhole &&= tracks !== null;
    if (tracks && !isSame) await updateList(list, [...tracks]);
  }
  if (isWhole) readAt.set(owner, performance.now());
}

/**
 * Keeps an account's copies in order: delivers plays, renews permits once a day, follows lists that
 * have changed and goes on with what is missing. Does nothing of it without a network.
 */
export async function tendCopies(owner: string, readList: ReadList): Promise<void> {
  await forgetOthers(owner);
  if (!copyMark.isSet(owner)) return;
  if (!(await readOwners()).includes(owner)) {
    // The browser has removed everything to make room.
    copyMark.clear(owner);
    await showCopiesOf(owner);
    changeCopyState({ trouble: 'evicted' });
    return;
  }
  await showCopiesOf(owner);
  if (!navigator.onLine) return;
  await sendPlays(owner);
  const copies = await readAll('copy', owner);
  const isDue = copies.some(({ renewedAt }) => Date.now() - renewedAt > renewedFor);
  if (isDue) await renewCopies(owner);
  if (!copyMark.isSet(owner)) return;
  await removeOrphans(owner);
  await keepInStep(owner, readList);
  await fetchCopies(owner);
  await copiesChanged(owner);
}
