import { and, eq, isNull } from '#drizzle/orm.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { fillSeededPlays, insertSeededSkips } from './plays/seeded-plays.repository.ts';
import { userTable } from '../../modules/people/user/user.table.ts';
import { askForSums } from '../../modules/listening/figure-event/index.ts';
import { toDay } from '../../platform/days.ts';
import { findKnown, replaceImports } from '../../modules/figures/figures/imported.repository.ts';
import { askForRecounts } from '../../modules/figures/figures/recount.repository.ts';

/** Three age groups, so that forty people make more than ten each. */
const agesInTurn = [27, 21, 38, 31, 23, 41, 29, 19, 36, 33, 22, 44, 26];

export const figureSeeds: readonly Seed[] = [
  {
    name: '0015_figures',
    async add(tx) {
      await fillSeededPlays(tx);
      await insertSeededSkips(tx);
      await askForRecounts(tx);
    },
  },
  {
    name: '0016_imported-figures',
    async add(tx, now) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { makeImport } = await import('./make-import.ts');
      const { days, tracks } = makeImport(catalogue, toDay(now));
      // Removed parts of the demo stay removed.
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
  {
    name: '0028_ages',
    async add(tx, now) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const { seeded } = await import('#sample/seeded.ts');
      const accounts = new Set(demoAccounts.map(({ listenerId }) => listenerId));
      const others = catalogue.listeners.filter(({ id }) => !accounts.has(id));
      for (const [index, { id }] of others.entries()) {
        const birthday = new Date(now.getTime() - Math.floor(seeded(id) * 365) * 86_400_000);
        const age = agesInTurn[index % agesInTurn.length] ?? 0;
        birthday.setUTCFullYear(birthday.getUTCFullYear() - age);
        await tx
          .update(userTable)
          .set({ dateOfBirth: toDay(birthday) })
          .where(and(eq(userTable.id, id), isNull(userTable.dateOfBirth)));
      }
      const { artists } = await findKnown(tx, {
        artistIds: catalogue.artists.map(({ id }) => id),
        trackIds: [],
      });
      await askForSums(tx, [...artists]);
    },
  },
];
