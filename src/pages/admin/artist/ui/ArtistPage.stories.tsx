import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { ArtistOverview, ActivePromotion } from '@/shared/contract/active-promotion.ts';
import { findsText, longName } from '@/shared/testing';
import { ArtistPage } from './ArtistPage';

const nora = { id: 'art_nora-quintavalle', name: 'Nora Quintavalle' };
const item = (
  kind: ActivePromotion['kind'],
  title: string,
  state: ActivePromotion['state'] = 'running',
  until: string | null = '2026-12-01T20:00:00.000Z',
): ActivePromotion => ({
  kind,
  id: `local-${title.length}`,
  title,
  artist: nora,
  state,
  until,
});

const overview: ArtistOverview = {
  ...nora,
  people: [
    { id: 'usr_1', name: 'Nora Quintavalle', email: 'nora@ejemplo.example', status: 'active' },
    { id: 'usr_2', name: 'Chepe Barrientos', email: 'chepe@ejemplo.example', status: 'suspended' },
  ],
  contract: {
    label: { id: 'lab_balcon', name: 'Balcón Discos' },
    agreement: 'expired',
    status: 'active',
    royaltyRate: 72.5,
    startsOn: '2025-01-01',
    endsOn: '2027-12-31',
  },
  items: [
    item('marquee', 'Otoño'),
    item('marquee', 'Invierno', 'waiting'),
    item('notices', 'Sale hoy', 'planned'),
    item('campaigns', 'Escúchalo antes'),
    item('stories', 'Ensayo', 'resting'),
    item('concerts', 'Noche en la Sala Sol'),
    item('canvas', 'Carta sin sello', 'running', null),
  ],
};

const answers = (change: Partial<ArtistOverview> = {}) => [
  http.get('*/api/admin/artists/:id', () => HttpResponse.json({ ...overview, ...change })),
];

const meta = {
  title: 'Screens/Admin/Artist (artista)',
  component: ArtistPage,
  args: { title: 'Artista' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/admin/artist/art_nora-quintavalle',
    route: '/admin/artist/:id',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: answers(),
  },
} satisfies Meta<typeof ArtistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves administration: The page of an artist on the screen
/** The artist's accounts, contract, and running items with their tools. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Nora Quintavalle' });
    const person = canvas.getByRole('link', { name: 'Chepe Barrientos' });
    await expect(person).toHaveAttribute('href', '/admin?tab=users&q=chepe%40ejemplo.example');
    await expect(canvas.getByText(/^El acuerdo de la disquera/)).toBeVisible();
    const paid = within(canvas.getByRole('region', { name: 'Campañas de pago' }));
    await expect(paid.getByText('Espera respuesta')).toBeVisible();
    await expect(paid.getByRole('link', { name: 'Abrir Marquee' })).toHaveAttribute(
      'href',
      '/spotify-marquee?tab=campaigns&artist=art_nora-quintavalle',
    );
    const planned = within(canvas.getByRole('region', { name: 'Notificaciones programadas' }));
    await expect(planned.getByText(/^sale el 1 dic 2026/)).toBeVisible();
    const pitches = within(canvas.getByRole('region', { name: 'Pitches sin respuesta' }));
    await expect(pitches.getByText('Nada en marcha.')).toBeVisible();
  },
};
// Proves administration: Its empty parts
/** Without accounts and running items: each empty part is one line. */
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers({ people: [], contract: null, items: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nadie habla todavía por este artista.')).toBeVisible();
    await expect(canvas.getAllByText('Nada en marcha.')).toHaveLength(7);
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/admin/artists/:id', () => delay('infinite'))] },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get('*/api/admin/artists/:id', () =>
        HttpResponse.json({ code: 'not-found', error: 'No existe.' }, { status: 404 }),
      ),
    ],
  },
  play: findsText('No encontramos este artista'),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get('*/api/admin/artists/:id', () =>
        HttpResponse.json({ code: 'invalid', error: 'Algo falta.' }, { status: 422 }),
      ),
    ],
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: {
    msw: answers({
      name: longName,
      people: [
        {
          id: 'usr_1',
          name: longName,
          email: 'una.direccion.larguisima.de.correo@ejemplo.example',
          status: 'active',
        },
      ],
      items: [item('marquee', longName)],
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};
