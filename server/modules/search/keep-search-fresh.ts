import type { App, Dependencies } from '../../platform/app.ts';
import { setPopularMarks } from './popular-marks.ts';
import { learnFeaturedWords, learnSounds } from './vocabulary.repository.ts';

/** Milliseconds from one time to the next: popularity and the editors' choice move slowly. */
const interval = 6 * 3_600_000;

/**
 * Sets the popular marks anew every few hours while the application runs, and learns the words of
 * featured playlists, of a folder of an older version too: at its start.
 */
export async function keepSearchFresh(app: App, { db }: Dependencies): Promise<void> {
  const timer = setInterval(() => {
    Promise.all([setPopularMarks(db), learnFeaturedWords(db)]).catch((error: unknown) => {
      app.log.error(error, 'the search could not be brought up to date');
    });
  }, interval);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
  await learnSounds(db);
  await learnFeaturedWords(db);
}
