import type { Lyrics } from '@/shared/contract/lyrics.ts';
import type { Track } from '@/shared/contract/track.ts';
import { changeCopyState, type CopyState, showCopiesOf } from '../model/copy-state';
import { copyMark } from '../model/copy-mark';
import { put, removeAccount } from '../model/copy-store';
import { openAccount } from '../model/own-account';

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

type Filling = {
  owner: string;
  lists: { source: string; name: string; tracks: Track[] }[];
  /** Ids of songs that are here as a whole, and of those that are gone from the catalogue. */
  here?: readonly string[];
  gone?: readonly string[];
  state?: Partial<CopyState>;
  /** Of all songs that are here. */
  lyrics?: Lyrics;
};

/**
 * Fills the device's storage, as if these lists had been saved. Returns the function that empties
 * it: stories share one browser.
 */
export async function fillCopies(filling: Filling): Promise<() => Promise<void>> {
  const { owner, lists, here = [], gone = [], state = {}, lyrics } = filling;
  await empty(owner);
  copyMark.set(owner);
  await openAccount(owner);
  const at = Date.now();
  for (const [index, list] of lists.entries())
    await put('list', { owner, ...list, at: at - index });
  for (const track of lists.flatMap(({ tracks }) => tracks)) {
    const { id } = track;
    const isGone = gone.includes(id);
    if (!isGone && !here.includes(id)) continue;
    const bytes = isGone ? 0 : 4_000_000;
    const until = at + day;
    const copy = { owner, id, track, permit: '', until, renewedAt: at, type: 'audio/mpeg' };
    await put('copy', { ...copy, bytes, pieces: 0, isGone, ...(lyrics && { lyrics }) });
  }
  await showCopiesOf(owner);
  changeCopyState(state);
  return () => empty(owner);
}

async function empty(owner: string): Promise<void> {
  copyMark.clear(owner);
  await removeAccount(owner);
  changeCopyState({ arriving: null, trouble: null });
  await showCopiesOf(owner);
}
