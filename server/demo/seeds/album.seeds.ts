import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { insertAlbums } from '../../modules/catalogue/album/album.repository.ts';

export const albumSeeds: readonly Seed[] = [
  {
    name: '0004_albums',
    async add(tx) {
      const { catalogue } = await import('#sample/catalogue.ts');
      await insertAlbums(tx, catalogue.albums);
    },
  },
];
