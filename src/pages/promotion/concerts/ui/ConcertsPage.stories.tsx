import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeConcert, makeTourStats } from '@/entities/concert/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { findsRole, findsText, longName, longTitle } from '@/shared/testing';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { answers, beginAnew, none, ofTool, owner, parts } from '../testing/concert-answers';
import { ConcertsPage } from './ConcertsPage';
import { ConcertsTab } from './ConcertsTab';

const meta = {
  title: 'Screens/Promotion/Concerts (conciertos)',
  component: ConcertsPage,
  subcomponents: { ConcertsTab },
  args: { title: 'Gestión de Conciertos' },
  parameters: ofTool,
  loaders: parts,
  beforeEach: beginAnew,
} satisfies Meta<typeof ConcertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves concerts: All of a row, and the states as a filter
/** The table is the default: date, place, sales and status. */
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Gira del faro/ }));
    for (const text of ['A LA VENTA', '5 dic', '79 %', 'Teatro Circo Price · Madrid, España']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    for (const word of ['ANUNCIADO', 'AGOTADO', 'COMPLETADO', 'CANCELADO']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    await expect(await canvas.findByText('0,2 M €')).toBeVisible();
    const states = within(canvas.getByRole('group', { name: 'Estado' }));
    await userEvent.click(states.getByRole('button', { name: 'Cancelados 1' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Gira del faro/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Concierto en el faro/ })).toBeVisible();
    await userEvent.click(states.getByRole('button', { name: 'Todos 5' }));
  },
};
/** A label sees the concerts of all its artists; creating one asks for which artist. */
export const WholeLabel: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ id: owner, role: 'label' }),
    msw: [
      answerWorkspaces(),
      ...answers({ concerts: [makeConcert('con_1', { artistId: 'sample-artist-2' })] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Bruma del Sur'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Concierto' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Para quién?' }));
    await userEvent.click(question.getByRole('button', { name: /Bruma del Sur/ }));
    await expect(
      await screen.findByRole('dialog', { name: 'Agregar Nuevo Concierto' }),
    ).toBeVisible();
  },
};
/** An address that edits a missing concert says that it is gone. */
export const EditedIsGone: Story = {
  tags: ['no-photo'],
  parameters: { address: '/concerts?edit=con_gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Eso ya no está en la lista.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };

export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers({ concerts: [], stats: none }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes conciertos aún')).toBeVisible();
    await expect(await canvas.findByText('0,0 M €')).toBeVisible();
  },
};

export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: {
    msw: answers({
      concerts: Array.from({ length: 12 }, (_, index) => makeConcert(`con_${index}`)),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Oslo');
    await expect(await canvas.findByText(/Ningún concierto coincide/)).toBeVisible();
  },
};

// Proves concerts: Sample
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: ['artist', 'stats'].map((list) =>
      http.get(`*/api/promotion/concerts/${list}`, () => HttpResponse.json({}, { status: 503 })),
    ),
  },
  play: findsText('Noche de ombú'),
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: ['artist', 'stats'].map((list) =>
      http.get(`*/api/promotion/concerts/${list}`, () =>
        HttpResponse.json({ code: 'too-many-requests', error: 'Espera un poco.' }, { status: 429 }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Reintentar' });
    await expect(buttons.length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: ['artist', 'stats'].map((list) =>
      http.get(`*/api/promotion/concerts/${list}`, () => delay('infinite')),
    ),
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers({
      concerts: [
        makeConcert('con_long', {
          title: `${longTitle} <b>مرحبا</b>`,
          venue: longName,
          city: longName,
          supportingActs: [longName, longTitle, longName],
        }),
        makeConcert('con_rtl', { title: 'ليلة الطرب في القاهرة', venue: 'دار الأوبرا' }),
      ],
    }),
  },
};

export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answers({
      concerts: [
        makeConcert('con_huge', {
          capacity: 1_000_000,
          ticketsSold: 999_999,
          status: 'on_sale',
          ticketPrice: { min: 0, max: 100_000_000, currency: 'ARS' },
        }),
        makeConcert('con_free', { ticketPrice: { min: 0, max: 0, currency: 'EUR' }, capacity: 1 }),
      ],
      stats: makeTourStats({
        totalConcerts: 500,
        totalCapacity: 123_456_789,
        totalSold: 123_456_788,
        totalRevenue: 9_876_543_210_000,
        averageTicketPrice: 80_000_000,
        byCurrency: [
          {
            currency: 'ARS',
            revenue: 9_876_543_210_000,
            averageTicketPrice: 80_000_000,
            ticketsSold: 2,
          },
          { currency: 'EUR', revenue: 1_234_567.5, averageTicketPrice: 32.5, ticketsSold: 1 },
          { currency: 'MXN', revenue: 99_999_999, averageTicketPrice: 950, ticketsSold: 1 },
        ],
      }),
    }),
  },
};
export const Analytics: Story = {
  parameters: { address: '/concerts?tab=analytics' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('figure', { name: 'Madrid es donde más entradas vendes' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('figure', { name: /El 25\s% de tus conciertos está agotado/ }),
    ).toBeVisible();
    // The main figures are one line here.
    await expect(canvas.queryByText(/de los conciertos, agotados/)).toBeNull();
    await expect(canvas.getByText('0,2 M €')).toBeVisible();
  },
};
export const AnalyticsEmpty: Story = {
  parameters: { address: '/concerts?tab=analytics', msw: answers({ concerts: [], stats: none }) },
};
// Proves concerts: Where the buttons lead
export const Promotion: Story = {
  parameters: { address: '/concerts?tab=promotion' },
  play: async ({ canvas, userEvent }) => {
    const notify = await canvas.findByRole('link', {
      name: 'Notificar a fans sobre nuevas fechas',
    });
    await expect(notify).toHaveAttribute(
      'href',
      '/fan-engagement?tab=notifications&new=notification&concert=con_1',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Concierto' }), 'con_2');
    await expect(
      canvas.getByRole('link', { name: 'Configurar publicidad dirigida' }),
    ).toHaveAttribute('href', '/spotify-marquee?tab=campaigns&new=campaign&concert=con_2');
    for (const word of ['Conectado', 'Disponible', 'Pendiente'])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};
export const PromotionEmpty: Story = {
  tags: ['no-photo'],
  parameters: { address: '/concerts?tab=promotion', msw: answers({ concerts: [], stats: none }) },
};

// Proves ownership: Concerts of an account without an artist
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get('*/api/promotion/*', () =>
        HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tu cuenta no habla por ningún artista' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Agregar Concierto' })).toBeNull();
    await expect(canvas.queryByText(/No encontramos lo que buscas/)).toBeNull();
  },
};

export const Admin: Story = {
  tags: ['state:admin'],
  parameters: { state: signedIn({ role: 'admin' }), msw: [...answersForAdmin, ...answers()] },
  play: findsRole('heading', { name: 'Nora Quintavalle' }),
};
