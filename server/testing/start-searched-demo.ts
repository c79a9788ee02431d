import { albumSeeds } from '../demo/seeds/album.seeds.ts';
import { artistSeeds } from '../demo/seeds/artist.seeds.ts';
import { editorialPlaylistSeeds } from '../demo/seeds/editorial-playlist.seeds.ts';
import { playlistSeeds } from '../demo/seeds/playlist.seeds.ts';
import { searchSeeds } from '../demo/seeds/search.seeds.ts';
import { seedDemo } from '../demo/seeds/seed-demo.ts';
import { trackSeeds } from '../demo/seeds/track.seeds.ts';
import { userSeeds } from '../demo/seeds/user.seeds.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** Seeds for search only: a year of figures and money would take twenty seconds. */
const searchedSeeds = [
  ...userSeeds,
  ...artistSeeds,
  ...albumSeeds,
  ...trackSeeds,
  ...playlistSeeds,
  ...searchSeeds,
  ...editorialPlaylistSeeds,
];

export const startSearchedDemo = (): Promise<TestApp> =>
  startTestApp({
    prepare: async (db, { clock }) => {
      await seedDemo({ db, now: clock(), seeds: searchedSeeds });
    },
  });
