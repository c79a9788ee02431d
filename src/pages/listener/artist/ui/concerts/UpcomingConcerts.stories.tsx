import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { makeUpcomingConcert } from '@/entities/concert/index.testing';
import { makeArtistHighlights } from '@/entities/highlight/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { UpcomingConcert } from '@/shared/contract/concert.ts';
import { longName, longTitle } from '@/shared/testing';
import { UpcomingConcerts } from './UpcomingConcerts';

const answer = (concerts: UpcomingConcert[]) => [
  http.get('*/api/artists/:id/highlights', () =>
    HttpResponse.json(makeArtistHighlights({ concerts })),
  ),
];

const tour = [
  makeUpcomingConcert('con_1', { status: 'sold_out', title: 'Cartas sin sello' }),
  makeUpcomingConcert('con_2', {
    title: 'Nora en México',
    venue: 'Foro Jacaranda',
    city: 'Ciudad de México',
    country: 'MX',
    date: '2027-01-16',
    timeZone: 'America/Mexico_City',
    startsAt: '2027-01-17T03:00:00.000Z',
    ticketPrice: { min: 650, max: 1_250, currency: 'MXN' },
    fanClubPresale: true,
  }),
  makeUpcomingConcert('con_3', {
    title: 'Noche de ombú',
    city: 'Buenos Aires',
    country: 'AR',
    date: '2027-02-20',
    time: '',
    doors: '',
    startsAt: null,
    status: 'announced',
    ticketUrl: '',
    supportingActs: [],
    ageRestriction: 'all',
    ticketPrice: { min: 0, max: 0, currency: 'ARS' },
    isFree: true,
  }),
];

const meta = {
  title: 'Music/Artists/Upcoming concerts',
  component: UpcomingConcerts,
  args: { artist: { id: 'art_nora-quintavalle', name: 'Nora Quintavalle' } },
  parameters: { frame: 'page', state: signedIn({ country: 'ES' }), msw: answer(tour) },
} satisfies Meta<typeof UpcomingConcerts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the venue's time; sold-out concerts have no link. */
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const mexico = within(await canvas.findByRole('article', { name: 'Nora en México' }));
    await expect(
      mexico.getByText(
        'sábado, 16 de enero de 2027 · 21:00 h, hora local · Apertura de puertas: 20:00 h',
      ),
    ).toBeVisible();
    await expect(mexico.getByText('Foro Jacaranda, Ciudad de México, México')).toBeVisible();
    await expect(mexico.getByText(/si eres superfan o VIP, aquí verás tu código/)).toBeVisible();
    const link = mexico.getByRole('link', { name: /^Comprar/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/se abre en otra pestaña/);
    const soldOut = within(canvas.getByRole('article', { name: 'Cartas sin sello' }));
    await expect(soldOut.getByText('AGOTADO')).toBeVisible();
    await expect(soldOut.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/Entrada gratuita · Todas las edades/)).toBeVisible();
  },
};
// Proves concerts: Prices for listeners
/** A missing price is not free; a single amount is «from» or «up to». */
export const Prices: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answer(
      [
        [0, 0],
        [20, 0],
        [0, 30],
      ].map(([min = 0, max = 0], index) =>
        makeUpcomingConcert(`con_${index}`, { ticketPrice: { min, max, currency: 'EUR' } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    for (const words of ['Precio por anunciar', 'Desde 20 €', 'Hasta 30 €']) {
      await expect(await canvas.findByText(new RegExp(`^${words} · `))).toBeVisible();
    }
    await expect(canvas.queryByText(/gratuita/)).toBeNull();
  },
};
/** Only members of the fan club see the code. */
export const FanClub: Story = {
  tags: ['state:selected'],
  parameters: {
    state: signedIn({ country: 'MX' }),
    msw: answer(
      tour.map((concert) =>
        concert.fanClubPresale ? { ...concert, presaleCode: 'SELLO-MX' } : concert,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu código de preventa: SELLO-MX')).toBeVisible();
    // First, because it is in the listener's country.
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Nora en México');
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(3),
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answer([]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answer([
      makeUpcomingConcert('con_long', {
        title: longTitle,
        venue: longName,
        city: longName,
        supportingActs: [longName, longTitle],
      }),
      makeUpcomingConcert('con_rtl', { title: 'ليلة <b>الطرب</b>', venue: 'دار الأوبرا' }),
    ]),
  },
};
