import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { describeSeededPlays, insertPlays, sumUpPlays } from './seeded-plays.repository.ts';

export const playSeeds: readonly Seed[] = [
  {
    /** A year of plays before today, counted in the tracks and in how long each listener listened. */
    name: '0007_plays',
    async add(tx, now) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { makePlays } = await import('../demo/make-plays.ts');
      await insertPlays(tx, makePlays(catalogue, now.toISOString().slice(0, 10)));
      await sumUpPlays(
        tx,
        catalogue.listeners.map(({ id }) => id),
      );
    },
  },
  {
    /** Where the plays of the demo were started and on what, and of their listeners country and plan. */
    name: '0014_play-circumstances',
    add: (tx) => describeSeededPlays(tx),
  },
];
