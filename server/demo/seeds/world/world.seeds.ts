import { eq, sql } from '#drizzle/orm.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import type { Seed } from '../../../platform/seeds/add-seeds.ts';
import { addChartDays } from '../../../modules/listening/chart/index.ts';
import { artistTable } from '../../../modules/catalogue/artist/artist.table.ts';
import { insertArtists } from '../../../modules/catalogue/artist/index.ts';
import { followedArtistTable } from '../../../modules/catalogue/artist/followed-artist.table.ts';
import { addConcerts } from '../concert.seeds.ts';
import { addFans } from '../fan.seeds.ts';
import { askForSums } from '../../../modules/listening/figure-event/index.ts';
import { toDay } from '../../../platform/days.ts';
import { askForRecounts, replaceImports } from '../../../modules/figures/figures/index.ts';
import { makeImport } from '../make-import.ts';
import { labelContractTable } from '../../../modules/catalogue/label/label-contract.table.ts';
import {
  addTotals,
  insertSeededSkips,
  insertWholePlays,
  sumUpPlays,
} from '../plays/seeded-plays.repository.ts';
import { makeFanPlays, makePlays } from '../plays/make-plays.ts';
import { playlistTable } from '../../../modules/listening/playlist/playlist.table.ts';
import { insertTracks } from '../../../modules/catalogue/track/index.ts';
import { accountDayTable } from '../../../modules/administration/user-administration/account-day.table.ts';
import { insertUsers } from '../../../modules/people/user/index.ts';
import { countAccountDays } from './count-account-days.ts';
import { makeAccounts } from './make-accounts.ts';
import { makeChartDays } from './make-chart-days.ts';
import { makeFans } from './make-fans.ts';
import { makeFollowers } from './make-followers.ts';
import { addMonthlyListeners } from './monthly-listeners.repository.ts';
import { audience } from './service-growth.ts';
import { onItsWeekday } from './weekdays.ts';
import { worldCatalogue } from './world-catalogue.ts';

/** Mean length of a track. */
const secondsPerPlay = 210;

async function worldAt(now: Date) {
  const { catalogue } = await import('#sample/catalogue.ts');
  const { demoAccounts } = await import('#sample/demo-accounts.ts');
  const artistId = demoAccounts.find((account) => account.artistId !== undefined)?.artistId ?? '';
  const accounts = makeAccounts(now);
  const today = toDay(now);
  return {
    catalogue: worldCatalogue(catalogue, today),
    accounts,
    fans: makeFans(accounts),
    artistId,
    today,
  };
}

/** Figures shown side by side count the same people. */
export const worldSeeds: readonly Seed[] = [
  {
    name: '0029_accounts',
    onlyNew: { after: '0001_listeners' },
    async add(tx, now) {
      const { accounts, catalogue } = await worldAt(now);
      await insertUsers(tx, accounts);
      await insertAll(
        tx,
        accountDayTable,
        countAccountDays([...catalogue.listeners, ...accounts], now),
      );
    },
  },
  {
    name: '0030_followed-artists',
    onlyNew: { after: '0003_artists', insteadOf: ['0003_artists'] },
    async add(tx, now) {
      const { accounts, artistId, catalogue, fans } = await worldAt(now);
      const { artists } = catalogue;
      await insertArtists(
        tx,
        artists.map((artist) => ({ ...artist, followersHere: artist.followers })),
      );
      const first = { artistId, accounts: fans.map(({ account }) => account) };
      await insertAll(
        tx,
        followedArtistTable,
        makeFollowers(artists, accounts, { now, fans: first }),
      );
    },
  },
  {
    name: '0031_streamed-tracks',
    onlyNew: { after: '0005_tracks', insteadOf: ['0005_tracks'] },
    async add(tx, now) {
      const { tracks } = (await worldAt(now)).catalogue;
      await insertTracks(
        tx,
        tracks.map(({ plays: playCount, before: _, ...track }) => ({ ...track, playCount })),
      );
    },
  },
  {
    name: '0032_playlist-followers',
    onlyNew: { after: '0006_playlists' },
    async add(tx, now) {
      for (const { id, followerCount } of (await worldAt(now)).catalogue.playlists) {
        await tx.update(playlistTable).set({ followerCount }).where(eq(playlistTable.id, id));
      }
    },
  },
  {
    name: '0033_whole-plays',
    onlyNew: { after: '0007_plays', insteadOf: ['0007_plays', '0014_play-circumstances'] },
    async add(tx, now) {
      const { accounts, artistId, catalogue, fans, today } = await worldAt(now);
      const { albums, listeners, tracks } = catalogue;
      const own = tracks.filter((track) => track.artistId === artistId);
      const plays = [
        ...makePlays(catalogue, today),
        ...makeFanPlays(fans, { albums, tracks: own }, today),
      ];
      await insertWholePlays(tx, plays);
      const played = [...listeners, ...fans.map(({ account }) => account)];
      await sumUpPlays(
        tx,
        played.map(({ id }) => id),
      );
      const weights = accounts.map(({ id: listenerId, createdAt }, index) => ({
        listenerId,
        weight: (now.getTime() - createdAt.getTime()) * (1 + (index % 7)),
      }));
      const total = tracks.reduce((sum, track) => sum + track.plays, 0);
      await addTotals(tx, weights, { total, secondsPerPlay });
    },
  },
  {
    name: '0034_imported-charts',
    onlyNew: { after: '0008_chart-days' },
    async add(tx, now) {
      const { catalogue, today } = await worldAt(now);
      await addChartDays(tx, makeChartDays(catalogue, today));
    },
  },
  {
    name: '0035_paid-before',
    onlyNew: { after: '0012_label-contracts' },
    async add(tx, now) {
      const { labelContracts } = await import('#sample/label-contracts.ts');
      const { catalogue, today } = await worldAt(now);
      const before = catalogue.tracks.map(({ artistId, before: plays }) => ({ artistId, plays }));
      for (const { id, paidBefore } of labelContracts(today, before)) {
        await tx
          .update(labelContractTable)
          .set({ paidBefore })
          .where(eq(labelContractTable.id, id));
      }
    },
  },
  {
    name: '0036_skips',
    onlyNew: { after: '0015_figures', insteadOf: ['0015_figures'] },
    async add(tx) {
      await insertSeededSkips(tx);
      await askForRecounts(tx);
    },
  },
  {
    name: '0037_imported-world',
    onlyNew: { after: '0016_imported-figures', insteadOf: ['0016_imported-figures'] },
    async add(tx, now) {
      const { catalogue, today } = await worldAt(now);
      await replaceImports(tx, makeImport(catalogue, today, audience));
      const ids = catalogue.artists.map(({ id }) => id);
      await addMonthlyListeners(tx, today);
      await askForSums(tx, ids);
    },
  },
  {
    name: '0038_concerts-at-weekends',
    onlyNew: { after: '0022_concerts', insteadOf: ['0022_concerts'] },
    add: (tx, now) => addConcerts(tx, now, (concert) => onItsWeekday(concert, now)),
  },
  {
    name: '0039_fans-of-every-tier',
    onlyNew: { after: '0023_fans', insteadOf: ['0023_fans'] },
    async add(tx, now) {
      await tx.execute(sql`analyze ${followedArtistTable}, ${artistTable}`);
      await addFans(tx, now, { asksTier: true });
    },
  },
];
