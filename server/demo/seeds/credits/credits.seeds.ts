import type { Seed } from '../../../platform/seeds/add-seeds.ts';
import { addMissingCredits } from './credits.repository.ts';

export const creditSeeds: readonly Seed[] = [
  {
    name: '0042_credits',
    async add(tx) {
      const { catalogue } = await import('#sample/catalogue.ts');
      await addMissingCredits(tx, catalogue.tracks);
    },
  },
];
