import type { App, Dependencies } from '../../platform/app.ts';
import { setPopularMarks } from './popular-marks.ts';
import { learnFeaturedWords, learnSounds } from './vocabulary.repository.ts';

/** Milliseconds from one time to the next: popularity and the editors' choice move slowly. */
const interval = 6 * 3_600_000;

/**
 * Sets the popular marks anew every few hours, once for all servers, and learns the words of featured
 * playlists; those of a folder of an older version at its start.
 */
export async function keepSearchFresh(app: App, { db }: Dependencies): Promise<void> {
  app.jobs.define({
    name: 'search.refresh',
    every: interval,
    run: async () => {
      await setPopularMarks(db);
      await learnFeaturedWords(db);
    },
  });
  await learnSounds(db);
  await learnFeaturedWords(db);
}
