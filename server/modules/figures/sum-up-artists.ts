import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findFollowerFigures } from '../collection/follower.repository.ts';
import {
  askForOldSums,
  findPlaylistFigures,
  findSummedDays,
  takeArtist,
  writeSummary,
} from './artist-summary.repository.ts';
import { artistToSumTable } from './artist-summary.table.ts';
import { sumUp } from './artist-summary.ts';
import { dayOf } from './day-figures.ts';
import { findImportedDays } from './imported.repository.ts';
import { findListenerFigures } from './listener-figures.repository.ts';

/**
 * Sums up the artists whose days changed or whose ranges do not end today, each in a transaction of its own. Whoever
 * is counted meanwhile is summed up again.
 */
export async function sumUpArtists(db: Db, now: Date): Promise<void> {
  await askForOldSums(db, dayOf(now));
  while (await inTransaction(db, (tx) => sumUpNext(tx, now)));
}

async function sumUpNext(tx: Db, now: Date): Promise<boolean> {
  const artistId = await takeArtist(tx, artistToSumTable);
  if (artistId === null) return false;
  const today = dayOf(now);
  const figures = sumUp(await findSummedDays(tx, artistId, today), today, {
    listeners: await findListenerFigures(tx, artistId, today),
    followers: await findFollowerFigures(tx, artistId, today),
    imported: await findImportedDays(tx, artistId, today),
    playlists: await findPlaylistFigures(tx, artistId, now),
  });
  await writeSummary(tx, artistId, { figures, now });
  return true;
}
