import { newId } from '@/shared/lib/id';
import { makeKey } from '../lib/seal';
import { setBy } from '../lib/server-clock';
import { type CopyAccount, put, read } from './copy-store';

/** The account's key and id on this device; made at first. */
export async function openAccount(owner: string): Promise<CopyAccount> {
  const known = await read('account', owner);
  if (known) return known;
  const made: CopyAccount = {
    owner,
    device: newId(),
    key: await makeKey(),
    clock: setBy(Date.now(), Date.now()),
    limit: null,
  };
  await put('account', made);
  return made;
}

/** Changes what is stored at this moment, because other tabs change it too. */
export async function changeAccount(owner: string, change: Partial<CopyAccount>): Promise<void> {
  const known = await read('account', owner);
  if (known) await put('account', { ...known, ...change });
}
