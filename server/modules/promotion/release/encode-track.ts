import { Readable } from 'node:stream';
import { encodeSound } from '../../../media/encode/encode-sound.ts';
import { BrokenSound } from '../../../media/encode/samples.ts';
import { soundUse } from '../../../media/media-uses.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findStored, setTrackState } from './release.repository.ts';

export const encodeJob = 'release.encode';

/** Owns the files until a track uses them. */
const owner = 'service';

type Encoding = { db: Db; assets: Assets };

/**
 * Permanent failures are stored at the track; temporary ones are thrown, so that the job is
 * retried.
 */
export async function encodeTrack(
  { db, assets }: Encoding,
  { trackId }: { trackId: string },
  signal: AbortSignal,
): Promise<void> {
  const stored = await findStored(db, trackId);
  if (!stored?.original || stored.format === 'mp3') return;
  const { original, format, seconds } = stored;
  const staged = { owner, purpose: `encoded/${trackId}` };
  try {
    const encoded = encodeSound(await assets.open(original.hash), { format, seconds }, signal);
    const hash = await assets.stage(Readable.from(encoded), { ...staged, type: 'audio/mpeg' });
    await inTransaction(db, async (tx) => {
      // The track may be removed meanwhile.
      if (!(await setTrackState(tx, trackId, 'ready'))) return;
      await assets.claim(tx, hash, { ...staged, by: soundUse(trackId) });
    });
  } catch (error) {
    await setTrackState(db, trackId, 'failed');
    if (!(error instanceof BrokenSound)) throw error;
  }
}
