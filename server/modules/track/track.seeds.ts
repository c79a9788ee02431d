import { insertAll } from '../../platform/database/insert-all.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { favouritesOf } from '../demo/favourites.ts';
import { findPlaySums } from '../play/play.repository.ts';
import { likedTrackTable } from './liked-track.table.ts';
import { insertTracks } from './track.repository.ts';

/** The sample lists this listener's likes. */
const listedListener = 'usr_demo-oyente';

export const trackSeeds: readonly Seed[] = [
  {
    name: '0005_tracks',
    async add(tx) {
      const { catalogue } = await import('#sample/catalogue.ts');
      // Plays from before this server.
      const tracks = catalogue.tracks.map(({ plays, ...track }) => ({
        ...track,
        playCount: plays,
      }));
      await insertTracks(tx, tracks);
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
      const favourites = favouritesOf(await findPlaySums(tx, others));
      await insertAll(tx, likedTrackTable, [...listed, ...favourites]);
    },
  },
];
