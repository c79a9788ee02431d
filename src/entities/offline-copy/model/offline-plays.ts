import { offlineLimits } from '@/shared/contract/limits.ts';
import { newId } from '@/shared/lib/id';
import { deviceTexts } from '@/shared/lib/storage';
import { deliverPlays } from '../api/offline-server';
import { reckonTime } from '../lib/server-clock';
import { put, read, readAll, remove } from './copy-store';
import { inOneTab } from './in-one-tab';
import { changeAccount } from './own-account';

/** So that a sign-out asks before it loses them. */
const unsentKey = (owner: string) => `list:unsaved-offline-plays:${owner}`;

/** Waits with its moment, by the server's time, until there is a network. */
export async function notePlay(owner: string, trackId: string, heard: number): Promise<void> {
  const account = await read('account', owner);
  const copy = await read('copy', owner, trackId);
  if (!account || !copy) return;
  const { clock } = account;
  // A clock that stands still moves on by what was heard.
  const latest = Math.max(reckonTime(clock, Date.now()), clock.latest + heard * 1000);
  await changeAccount(owner, { clock: { ...clock, latest } });
  const playedAt = new Date(latest).toISOString();
  await put('play', { owner, id: newId(), trackId, permit: copy.permit, playedAt });
  deviceTexts.write(unsentKey(owner), '1');
  await sendPlays(owner);
}

/** Delivers what waits, the earliest first; what is answered is not sent again. */
export function sendPlays(owner: string): Promise<void> {
  return inOneTab('plays', async () => {
    const account = await read('account', owner);
    if (!account) return;
    const waiting = await readAll('play', owner);
    const plays = waiting.toSorted((one, other) => (one.playedAt < other.playedAt ? -1 : 1));
    for (let from = 0; from < plays.length; from += offlineLimits.playsAtOnce) {
      const some = plays.slice(from, from + offlineLimits.playsAtOnce);
      const answer = await deliverPlays(
        account.device,
        some.map(({ id, trackId, permit, playedAt }) => ({ id, trackId, permit, playedAt })),
      );
      if ('refusal' in answer) return;
      for (const { id } of some) await remove('play', owner, id);
    }
    deviceTexts.remove(unsentKey(owner));
  });
}
