import { http, HttpResponse } from 'msw';
import { screen, type within } from 'storybook/test';
import { makeConcert, makeTourStats } from '@/entities/concert/index.testing';
import { outbox } from '@/entities/outbox';
import { signedIn } from '@/entities/session/index.testing';
import type { Concert, TourStats } from '@/shared/contract/concert.ts';
import { deviceTexts } from '@/shared/lib/storage';
import { area } from '../../area';

export const owner = 'usr_demo-oyente';

const everyState: Concert[] = [
  makeConcert('con_1', {
    title: 'Cartas sin sello',
    city: 'Barcelona',
    status: 'sold_out',
    ticketsSold: 1_200,
  }),
  makeConcert('con_2', { title: 'Gira del faro', status: 'on_sale', ticketsSold: 948 }),
  makeConcert('con_3', {
    title: 'Noche de ombú',
    city: 'Buenos Aires',
    country: 'AR',
    date: '2027-02-01',
    time: '',
    doors: '',
    capacity: 0,
    ticketUrl: '',
    ticketPrice: { min: 38_000, max: 52_000, currency: 'ARS' },
    supportingActs: [],
    fanClubPresale: true,
    presaleCode: 'OMBU-27',
  }),
  makeConcert('con_4', {
    title: 'Azahar',
    city: 'Sevilla',
    date: '2026-10-11',
    status: 'completed',
    ticketsSold: 900,
  }),
  makeConcert('con_5', { title: 'Concierto en el faro', status: 'cancelled', ticketsSold: 80 }),
];

type Answers = { concerts?: Concert[]; stats?: TourStats };

export const answers = ({ concerts = everyState, stats = makeTourStats() }: Answers = {}) => [
  http.get('*/api/promotion/concerts/artist', () => HttpResponse.json(concerts)),
  http.get('*/api/promotion/concerts/stats', () => HttpResponse.json(stats)),
];

/** Figures of an artist without concerts. */
export const none = makeTourStats({
  totalConcerts: 0,
  totalCapacity: 0,
  totalSold: 0,
  totalRevenue: 0,
  averageTicketPrice: 0,
  selloutRate: 0,
  topCities: [],
  byCurrency: [],
});

function forget() {
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  deviceTexts.remove(`concert-draft:${owner}:`);
}

/** Clears pending items and drafts. */
export const beginAnew = () => {
  forget();
  return forget;
};

export const ofTool = {
  layout: 'fullscreen',
  frame: 'page',
  address: '/concerts',
  screen: area.screens.find(({ name }) => name === 'concerts'),
  state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
  msw: answers(),
};

/** Loads lazy parts before a story looks for them. */
export const parts = [
  () => import('../ui/form/ConcertWorkbench'),
  () => import('../ui/ConcertDrawer'),
  () => import('../ui/ConcertCard'),
  () => import('../ui/EndDialog'),
  () => import('../ui/figures/AnalyticsTab'),
  () => import('../ui/promotion/PromotionTab'),
  () => import('../ui/promotion/PosterDialog'),
];

type Press = { click: (element: Element) => Promise<void> };

/** Chooses an item of a concert's row menu. */
export async function choose(
  { canvas, userEvent }: { canvas: ReturnType<typeof within>; userEvent: Press },
  title: string,
  item: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: `Más opciones de ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
