import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { insertArtists } from '../../modules/catalogue/artist/artist.repository.ts';

export const artistSeeds: readonly Seed[] = [
  {
    name: '0003_artists',
    async add(tx) {
      const { catalogue } = await import('#sample/catalogue.ts');
      await insertArtists(tx, catalogue.artists);
    },
  },
];
