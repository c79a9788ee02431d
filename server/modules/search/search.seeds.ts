import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { setPopularMarks } from './popular-marks.ts';
import { learnPlaylistWords } from './vocabulary.repository.ts';

export const searchSeeds: readonly Seed[] = [
  {
    /** What a search leans on besides the names, which are indexed as they are written. */
    name: '0010_popular-marks',
    async add(tx) {
      await learnPlaylistWords(tx);
      await setPopularMarks(tx);
    },
  },
];
