import type { Track } from '@/shared/contract/track.ts';
import { fetchLyrics, fetchSound } from '../api/offline-server';
import { cutPieces } from '../lib/cut-pieces';
import { pieceSize, seal } from '../lib/seal';
import { changeCopyState, copyArrived } from './copy-state';
import { type CopyAccount, put, removePieces } from './copy-store';
import type { Permit } from './renew-permits';

/** `gone`: it cannot be had; the others end the whole turn. */
export type FetchOutcome =
  | { bytes: number }
  | 'gone'
  | 'full'
  | 'unreachable'
  | 'ended'
  | 'stopped';

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Keeps a track as a whole or not at all. */
export async function fetchCopy(
  account: CopyAccount,
  { track, permit, signal }: { track: Track; permit: Permit; signal: AbortSignal },
): Promise<FetchOutcome> {
  const { owner, key } = account;
  const { id } = track;
  const sound = await fetchSound(id, signal);
  if ('refusal' in sound) return sound.refusal === 'refused' ? 'gone' : sound.refusal;
  const { type, size, stream } = sound.content;
  let bytes = 0;
  let index = 0;
  try {
    for await (const piece of cutPieces(stream, pieceSize)) {
      const sealed = await seal(key, { trackId: id, index, bytes: piece });
      await put('piece', { owner, id, index, ...sealed });
      index += 1;
      bytes += piece.length;
      changeCopyState({ arriving: { id, share: size > 0 ? Math.min(1, bytes / size) : 0 } });
      if (signal.aborted) throw signal.reason;
    }
    if (size > 0 && bytes !== size) throw new Error('The sound broke off.');
    const described = { owner, id, track, type, bytes, pieces: index, isGone: false };
    const lyrics = track.hasLyrics ? await fetchLyrics(id) : null;
    const copy = {
      ...described,
      ...permit,
      renewedAt: Date.now(),
      ...(lyrics && { lyrics }),
    };
    await put('copy', copy);
    copyArrived(copy);
    return { bytes };
  } catch (error) {
    await removePieces(owner, id).catch(() => undefined);
    if (signal.aborted) return 'stopped';
    return isFull(error) ? 'full' : 'unreachable';
  }
}
