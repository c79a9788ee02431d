import type { DemoConcert } from '#sample/promotion/demo-concerts.ts';
import { getEndOfDay, toMoment, getZone } from '#rules/venue-time.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { toDay } from '../../platform/days.ts';
import { concerts } from '../../modules/promotion/concert/concert.repository.ts';

const day = 24 * 3_600_000;

export const concertSeeds: readonly Seed[] = [
  {
    /** Days are relative to the first start. */
    name: '0022_concerts',
    add: (tx, now) => addConcerts(tx, now, ({ isIn }) => isIn),
  },
];

export async function addConcerts(
  tx: Db,
  now: Date,
  daysUntil: (concert: DemoConcert) => number,
): Promise<void> {
  const { demoConcerts } = await import('#sample/promotion/demo-concerts.ts');
  const { demoAccounts } = await import('#sample/demo-accounts.ts');
  const account = demoAccounts.find(({ artistId }) => artistId !== undefined);
  if (account?.artistId === undefined) return;
  for (const demo of demoConcerts) {
    const { isIn: _, prices, ...concert } = demo;
    const { country, city, time, status, presaleCode } = concert;
    const date = toDay(new Date(now.getTime() + daysUntil(demo) * day));
    const timeZone = getZone(country, city);
    const [priceMin, priceMax, currency] = prices;
    await concerts.insert(tx, {
      ...concert,
      artistId: account.artistId,
      sentBy: account.listenerId,
      date,
      timeZone,
      startsAt: toMoment(date, time, timeZone),
      endsAt: getEndOfDay(date, timeZone),
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
}
