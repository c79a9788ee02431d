import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { addEditorialDemo } from './editorial-demo.repository.ts';

export const editorialPlaylistSeeds: readonly Seed[] = [
  {
    name: '0018_editorial-playlists',
    add: (tx) => addEditorialDemo(tx),
  },
];
