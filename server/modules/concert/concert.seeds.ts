import { endOf, momentOf, zoneOf } from '#contract/venue-time.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { dayOf } from '../figures/day-figures.ts';
import { insertConcert } from './concert.repository.ts';

const day = 24 * 3_600_000;

export const concertSeeds: readonly Seed[] = [
  {
    /** Concerts of the demo's artist in every state; their days count from the first start. */
    name: '0022_concerts',
    async add(tx, now) {
      const { demoConcerts } = await import('#sample/promotion/demo-concerts.ts');
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const account = demoAccounts.find(({ artistId }) => artistId !== undefined);
      if (account?.artistId === undefined) return;
      for (const { isIn, prices, ...concert } of demoConcerts) {
        const { country, city, time, status, presaleCode } = concert;
        const date = dayOf(new Date(now.getTime() + isIn * day));
        const timeZone = zoneOf(country, city);
        const [priceMin, priceMax, currency] = prices;
        await insertConcert(tx, {
          ...concert,
          artistId: account.artistId,
          sentBy: account.listenerId,
          date,
          timeZone,
          startsAt: momentOf(date, time, timeZone),
          endsAt: endOf(date, timeZone),
          isOnSale: status !== 'announced',
          priceMin,
          priceMax,
          currency,
          ticketUrl: 'https://entradas.example.com/nora-quintavalle',
          fanClubPresale: presaleCode !== '',
          createdAt: now,
          updatedAt: now,
        });
      }
    },
  },
];
