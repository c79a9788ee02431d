import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { indexOlder, learnSounds } from '../../catalogue/search-index/index.ts';
import { learnPlaylistWords } from './playlist-words.repository.ts';
import { setPopularMarks } from '../../catalogue/track/index.ts';

/** Milliseconds; popularity changes slowly. */
const interval = 6 * 3_600_000;

/** Runs once for all servers, and reindexes at start what an older version wrote. */
export async function keepSearchFresh(app: App, { db }: Dependencies): Promise<void> {
  app.jobs.define({
    name: 'search.refresh',
    lane: 'hours',
    every: interval,
    run: async () => {
      await setPopularMarks(db);
      await learnPlaylistWords(db);
      while (await inTransaction(db, indexOlder));
    },
  });
  await inTransaction(db, learnSounds);
  await learnPlaylistWords(db);
}
