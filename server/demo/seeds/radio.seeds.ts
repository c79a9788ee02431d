import type { Db } from '../../platform/database/db.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { writeTempos } from '../../modules/catalogue/track/index.ts';
import { getTempoAndTonic } from '../synth/compose.ts';

async function addTempos(tx: Db) {
  const { catalogue } = await import('#sample/catalogue.ts');
  const genres = new Map(catalogue.artists.map(({ id, genre }) => [id, genre]));
  await writeTempos(
    tx,
    catalogue.tracks.flatMap(({ id: trackId, artistId, duration }) => {
      const genre = genres.get(artistId);
      return genre ? [{ trackId, ...getTempoAndTonic({ trackId, genre, duration }) }] : [];
    }),
  );
}

export const radioSeeds: readonly Seed[] = [
  { name: '0041_tempos', add: addTempos },
  // The third version of the synthesiser has other tempos and keys.
  { name: '0043_tempos-of-the-third-sound', add: addTempos },
];
