import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { setPopularMarks } from '../../modules/catalogue/track/index.ts';
import { learnPlaylistWords } from '../../modules/listening/search/playlist-words.repository.ts';

export const searchSeeds: readonly Seed[] = [
  {
    name: '0010_popular-marks',
    async add(tx) {
      await learnPlaylistWords(tx);
      await setPopularMarks(tx);
    },
  },
];
