import { compareFingerprints } from '../../../media/analysis/compare-fingerprints.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newId } from '../../../platform/ids.ts';
import {
  deleteLeftFingerprints,
  findAlbumsAfter,
  findUncompared,
  savePairs,
} from '../music-file/index.ts';

/** Of one statement; a comparison takes about a tenth of a millisecond. */
const albumsAtOnce = 200;
const pairsAtOnce = 100;

/** Statements of a run: a collection of ten thousand albums is looked through in ten runs. */
const most = 5;

const leftMost = 200;

/** The album that the next run begins after. */
export type ComparingPlace = { after: string };

/** Compares songs within each imported album, which may have got others since the last time. */
export async function compareRecordings(
  db: Db,
  place: ComparingPlace,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    signal.throwIfAborted();
    const albums = await findAlbumsAfter(db, place.after, albumsAtOnce);
    const pairs = await findUncompared(db, albums, pairsAtOnce);
    const compared = pairs.map(({ one, other, ...hashes }) => ({
      id: newId(),
      ...hashes,
      difference: compareFingerprints(one, other),
    }));
    if (compared.length > 0) await inTransaction(db, (tx) => savePairs(tx, compared));
    if (pairs.length === pairsAtOnce) continue;
    place.after = albums.at(-1) ?? '';
    if (albums.length === albumsAtOnce) continue;
    place.after = '';
    await inTransaction(db, (tx) => deleteLeftFingerprints(tx, leftMost));
    return;
  }
}
