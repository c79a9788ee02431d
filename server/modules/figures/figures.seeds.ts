import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { fillSeededPlays, insertSeededSkips } from '../play/seeded-plays.repository.ts';
import { askForSums } from './artist-summary.repository.ts';
import { dayOf } from './day-figures.ts';
import { findKnown, replaceImports } from './imported.repository.ts';
import { askForRecounts } from './recount.repository.ts';

export const figureSeeds: readonly Seed[] = [
  {
    /** What the demo's plays earned, by which number their listeners are known, what was skipped; and figures of all. */
    name: '0015_figures',
    async add(tx) {
      await fillSeededPlays(tx);
      await insertSeededSkips(tx);
      await askForRecounts(tx);
    },
  },
  {
    /** What the demo's artists were counted elsewhere, of which their listeners here are a small part. */
    name: '0016_imported-figures',
    async add(tx, now) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { makeImport } = await import('../demo/make-import.ts');
      const { days, tracks } = makeImport(catalogue, dayOf(now));
      // What somebody has taken out of the demo stays out.
      const { artists, artistOf } = await findKnown(tx, {
        artistIds: catalogue.artists.map(({ id }) => id),
        trackIds: catalogue.tracks.map(({ id }) => id),
      });
      await replaceImports(tx, {
        days: days.filter(({ artistId }) => artists.has(artistId)),
        tracks: tracks.filter(({ trackId }) => artistOf.has(trackId)),
      });
      await askForSums(tx, [...artists]);
    },
  },
];
