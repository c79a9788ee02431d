import type { App, Dependencies } from '../../platform/app.ts';
import { indexOlder } from './index-older.ts';
import { setPopularMarks } from './popular-marks.ts';
import { learnPlaylistWords, learnSounds } from './vocabulary.repository.ts';

/** Milliseconds from one time to the next: popularity and the editors' choice move slowly. */
const interval = 6 * 3_600_000;

/**
 * Sets the popular marks anew every few hours, once for all servers, and learns the words of
 * public playlists; those of a folder of an older version at its start. Names that an older version indexed become
 * findable as this one does it.
 */
export async function keepSearchFresh(app: App, { db }: Dependencies): Promise<void> {
  app.jobs.define({
    name: 'search.refresh',
    every: interval,
    run: async () => {
      await setPopularMarks(db);
      await learnPlaylistWords(db);
      await indexOlder(db);
    },
  });
  await learnSounds(db);
  await learnPlaylistWords(db);
}
