import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { addEditorialDemo } from './editorial-demo.ts';

export const editorialPlaylistSeeds: readonly Seed[] = [
  {
    /** The featured playlists of the demo become those of the house, in the order that they have. */
    name: '0018_editorial-playlists',
    add: (tx) => addEditorialDemo(tx),
  },
];
