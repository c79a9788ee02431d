import type { Db } from '../../platform/database/db.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { saveLoudness } from '../../modules/catalogue/track/index.ts';
import { masteredLoudness } from '../synth/master/mastered-loudness.ts';

/** The synthesiser masters each piece to one loudness, so none has to be rendered to measure it. */
async function addLoudness(tx: Db, now: Date) {
  const { catalogue } = await import('#sample/catalogue.ts');
  const ids = catalogue.tracks.map(({ id }) => id);
  await saveLoudness(tx, ids, { loudness: masteredLoudness, now });
}

export const loudnessSeeds: readonly Seed[] = [{ name: '0045_loudness', add: addLoudness }];
