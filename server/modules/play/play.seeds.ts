import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { describeSeededPlays, insertPlays, sumUpPlays } from './seeded-plays.repository.ts';

export const playSeeds: readonly Seed[] = [
  {
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
    name: '0014_play-circumstances',
    add: (tx) => describeSeededPlays(tx),
  },
];
