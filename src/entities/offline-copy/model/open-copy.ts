import { unseal } from '../lib/seal';
import { reckonTime } from '../lib/server-clock';
import { read, readPieces } from './copy-store';
import { changeAccount } from './own-account';

/**
 * Opens a whole copy while its permit lasts, by the server's time as far as the device knows it.
 *
 * @returns null for what is not here, not whole, not permitted any more or not the account's.
 */
export async function openCopy(owner: string, trackId: string): Promise<Blob | null> {
  const account = await read('account', owner);
  const copy = account && (await read('copy', owner, trackId));
  if (!account || !copy || copy.isGone) return null;
  const now = reckonTime(account.clock, Date.now());
  if (now > copy.until) return null;
  await changeAccount(owner, { clock: { ...account.clock, latest: now } });
  const pieces = await readPieces(owner, trackId);
  if (pieces.length !== copy.pieces) return null;
  const parts = await Promise.all(
    pieces.map((piece) => unseal(account.key, { trackId, index: piece.index, piece })),
  );
  return new Blob(parts, { type: copy.type });
}
