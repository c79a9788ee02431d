import type { ArtistHighlights } from '#contract/artist-highlights.ts';
import type {
  ChangeConcertBody,
  Concert,
  ConcertForm,
  DeliveredConcert,
  TourStats,
} from '#contract/concert.ts';
import { concertTable } from '../modules/promotion/concert/concert.table.ts';
import { faro } from './start-payment-app.ts';
import { startReleaseApp } from './start-release-app.ts';
import type { SignedIn } from './start-test-app.ts';

/** A complete concert on 20 November 2026. */
export const concertForm: ConcertForm = {
  title: 'Gira del faro',
  venue: 'Sala Sol',
  city: 'Madrid',
  country: 'ES',
  date: '2026-12-05',
  time: '21:00',
  doors: '20:00',
  capacity: 100,
  ticketPriceMin: 20,
  ticketPriceMax: 30,
  currency: 'EUR',
  description: '',
  supportingActs: ['Clara del Puerto'],
  ageRestriction: '18+',
  ticketUrl: 'https://entradas.example.com/faro',
  venueImage: '',
  fanClubPresale: false,
  presaleCode: '',
};

export async function startConcertApp() {
  const tonada = await startReleaseApp();
  const { app, db, clock, people, speaker } = tonada;
  people['faro'] = speaker;
  let made = 0;

  const form = (change: Partial<ConcertForm> = {}): ConcertForm => ({ ...concertForm, ...change });

  const concert = (change: Partial<DeliveredConcert> = {}): DeliveredConcert => ({
    ...form(change),
    id: change.id ?? `local-${(made += 1)}`,
    at: change.at ?? clock().toISOString(),
  });

  const deliver = (payload: DeliveredConcert, who = 'faro', query = '') =>
    tonada.call(who, 'POST', `promotion/concerts/artist${query}`, { payload });

  const ask = (who = 'faro', query = '') =>
    tonada.call(who, 'GET', `promotion/concerts/artist${query}`);

  return {
    ...tonada,
    form,
    concert,
    deliver,
    ask,
    mine: async () => (await ask()).json<Concert[]>(),
    stats: async () =>
      (await tonada.call('faro', 'GET', 'promotion/concerts/stats')).json<TourStats>(),
    async announced(change: Partial<DeliveredConcert> = {}) {
      const delivered = concert(change);
      const answer = await deliver(delivered);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return delivered.id;
    },
    /** `sold` puts tickets on sale. */
    change: (id: string, change: Partial<ChangeConcertBody> = {}, who = 'faro') => {
      const payload = { ...form(), ticketsSold: 0, isOnSale: false, ...change };
      return tonada.call(who, 'PUT', `promotion/concerts/${id}`, { payload });
    },
    /** `query` names the version that was seen. */
    cancel: (id: string, who = 'faro', query = '') =>
      tonada.call(who, 'POST', `promotion/concerts/${id}/cancel${query}`),
    remove: (id: string, who = 'faro', query = '') =>
      tonada.call(who, 'DELETE', `promotion/concerts/${id}${query}`),
    highlights: async (listener?: SignedIn, artist: string = faro) => {
      const headers = listener?.headers ?? {};
      const answer = await app.inject({ url: `/api/artists/${artist}/highlights`, headers });
      return answer.json<ArtistHighlights>();
    },
    /** Removes all concerts and resets the clock to 20 November 2026. */
    async clear() {
      await tonada.startAnew();
      await db.delete(concertTable);
    },
  };
}

export type ConcertApp = Awaited<ReturnType<typeof startConcertApp>>;
