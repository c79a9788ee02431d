import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { hasSqlState, sqlStates } from '../../platform/database/sql-state.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { followTable } from '../follow/follow.table.ts';
import { refreshTotals } from '../playlist/playlist-track.repository.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { setPopularMarks } from '../search/popular-marks.ts';
import { learnFeaturedWords, learnWords } from '../search/vocabulary.repository.ts';
import { hashPassword } from '../session/password.ts';
import { likedTrackTable } from '../track/liked-track.table.ts';
import { trackTable } from '../track/track.table.ts';
import { insertUsers } from '../user/user.repository.ts';
import {
  insertAll,
  insertPlays,
  isEmpty,
  sumUpPlays,
  updateStatistics,
} from './demo.repository.ts';

type Seeding = {
  db: Db;
  /** The present moment: the year of plays ends on the day before. */
  now: Date;
  onProgress?: (step: string) => void;
};

/**
 * Fills an empty database with the demo catalogue: artists to tracks, listeners, demo accounts,
 * playlists, likes, follows and a year of counted plays. A database that holds anything is left
 * alone. All in one transaction, so a seeding that was interrupted begins anew at the next start.
 *
 * @returns whether it seeded.
 */
export async function seedDemo({ db, now, onProgress }: Seeding): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  onProgress?.('Adding the demo catalogue');
  const rows = await makeRows(now);
  try {
    const isSeeded = await inTransaction(db, async (tx) => {
      if (!(await isEmpty(tx))) return false;
      await insertUsers(tx, rows.listeners);
      await insertAll(tx, followTable, rows.follows);
      await insertAll(tx, artistTable, rows.catalogue.artists);
      await insertAll(tx, albumTable, rows.catalogue.albums);
      await insertAll(tx, trackTable, rows.catalogue.tracks);
      await insertAll(tx, playlistTable, rows.lists.playlists);
      await insertAll(tx, playlistTrackTable, rows.lists.entries);
      await refreshTotals(
        tx,
        rows.lists.playlists.map(({ id }) => id),
      );
      await insertAll(tx, likedTrackTable, rows.likes);
      await insertPlays(tx, rows.plays);
      await sumUpPlays(tx);
      await learnWords(tx, rows.catalogue.names);
      await learnFeaturedWords(tx);
      await setPopularMarks(tx);
      return true;
    });
    if (isSeeded) await updateStatistics(db);
    return isSeeded;
  } catch (error) {
    // Another server that started at the same moment was faster.
    if (hasSqlState(error, sqlStates.uniqueViolation) && !(await isEmpty(db))) return false;
    throw error;
  }
}

/** Loads the sample only now: a server that seeds nothing keeps none of it in memory. */
async function makeRows(now: Date) {
  const [{ catalogue }, { demoAccounts, demoPassword }, make, { makePlays }, { makeLikes }] =
    await Promise.all([
      import('#sample/catalogue.ts'),
      import('#sample/demo-accounts.ts'),
      import('./demo-rows.ts'),
      import('./make-plays.ts'),
      import('./make-likes.ts'),
    ]);
  const plays = makePlays(catalogue, now.toISOString().slice(0, 10));
  const counted = new Map(
    [...Map.groupBy(plays, ({ trackId }) => trackId)].map(([id, { length }]) => [id, length]),
  );
  const passwordHash = await hashPassword(demoPassword);
  return {
    listeners: make.listenerRows(
      catalogue,
      new Map(demoAccounts.map(({ email }) => [email, passwordHash])),
    ),
    follows: make.followRows(catalogue, now),
    catalogue: make.catalogueRows(catalogue, counted),
    lists: make.playlistRows(catalogue, now),
    likes: makeLikes(catalogue, plays, now),
    plays,
  };
}
