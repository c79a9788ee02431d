import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { insertTracks } from '../../modules/catalogue/track/track.repository.ts';

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
];
