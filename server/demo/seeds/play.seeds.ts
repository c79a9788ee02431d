import { insertAll } from '../../platform/database/insert-all.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { likedTrackTable } from '../../modules/catalogue/track/liked-track.table.ts';
import { getFavourites } from './plays/favourites.ts';
import {
  describeSeededPlays,
  findPlaySums,
  insertPlays,
  sumUpPlays,
} from './plays/seeded-plays.repository.ts';

/** The sample lists this listener's likes. */
const listedListener = 'usr_demo-oyente';

export const playSeeds: readonly Seed[] = [
  {
    name: '0007_plays',
    async add(tx, now) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { makePlays } = await import('./plays/make-plays.ts');
      await insertPlays(tx, makePlays(catalogue, now.toISOString().slice(0, 10)));
      await sumUpPlays(
        tx,
        catalogue.listeners.map(({ id }) => id),
      );
    },
  },
  {
    /** Other listeners like what they played most. */
    name: '0009_likes',
    async add(tx, now) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { demoLikes } = await import('#sample/demo-likes.ts');
      const others = catalogue.listeners.map(({ id }) => id).filter((id) => id !== listedListener);
      const listed = demoLikes.map(({ trackId, likedAt }) => ({
        listenerId: listedListener,
        trackId,
        likedAt: new Date(Math.min(Date.parse(likedAt), now.getTime())),
      }));
      const favourites = getFavourites(await findPlaySums(tx, others));
      await insertAll(tx, likedTrackTable, [...listed, ...favourites]);
    },
  },
  {
    name: '0014_play-circumstances',
    add: (tx) => describeSeededPlays(tx),
  },
];
