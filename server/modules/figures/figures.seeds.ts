import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { fillSeededPlays } from '../play/seeded-plays.repository.ts';
import { askForRecounts } from './recount.repository.ts';

export const figureSeeds: readonly Seed[] = [
  {
    /** What the demo's plays earned and by which number their listeners are known, and figures made of them. */
    name: '0015_figures',
    async add(tx) {
      await fillSeededPlays(tx);
      await askForRecounts(tx);
    },
  },
];
