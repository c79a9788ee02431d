import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { makeConcert } from '@/entities/concert/index.testing';
import { makeMarquee } from '@/entities/marquee/index.testing';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { marqueeStatuses } from '@/shared/contract/marquee-limits.ts';
import { dayFromToday } from '@/shared/lib/form';
import { findsRole, findsText, longTitle } from '@/shared/testing';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { area } from '../../area';
import { marqueeItem } from '../model/marquee-item';
import { MarqueePage } from './MarqueePage';

const owner = 'usr_vera';
const tracks = [
  { id: 'trk_luna', title: 'Luna de ámbar', artist: 'Nora Quintavalle' },
  { id: 'trk_patio', title: 'Patio', artist: 'Nora Quintavalle' },
];
const names = ['Antes de la gira', 'Otoño en la ciudad', 'Luna en Chile', 'Salida', 'Prueba'];

/** One per status. */
const each: MarqueeCampaign[] = marqueeStatuses.map((status, index) =>
  makeMarquee(`mrq_${status}`, {
    status,
    campaignName: names[index] ?? '',
    ...(status === 'draft' && {
      spent: 0,
      impressions: 0,
      clicks: 0,
      conversions: 0,
      ctr: 0,
      cpc: 0,
      days: [],
      approval: { state: 'none' as const, note: '', by: null },
    }),
  }),
);

const called = fn();
/** Bodies of changes. */
const sent = fn();
const noted = (request: Request) => {
  called(`${request.method} ${new URL(request.url).pathname}`);
  return new HttpResponse(null, { status: 204 });
};
const answers = (campaigns: MarqueeCampaign[]) => [
  http.get('*/api/promotion/marquee', () => HttpResponse.json(campaigns)),
  http.get('*/api/promotion/marquee/tracks', () => HttpResponse.json(tracks)),
  http.put('*/api/promotion/marquee/:id', ({ request }) => noted(request)),
  http.post('*/api/promotion/marquee/:id/:turn', ({ request }) => noted(request)),
  http.post('*/api/promotion/marquee', ({ request }) => noted(request)),
];
const failing = (code: string, status: number) => [
  http.get('*/api/promotion/marquee*', () => HttpResponse.json({ code, error: code }, { status })),
  http.get('*/api/promotion/marquee/tracks', () => HttpResponse.json(tracks)),
];

const meta = {
  title: 'Screens/Promotion/Marquee',
  component: MarqueePage,
  args: { title: 'Tonada Marquee' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/spotify-marquee',
    screen: area.screens.find(({ name }) => name === 'marquee'),
    state: signedIn({ id: owner, role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: { handlers: answers(each) },
  },
  // Loads lazy parts before the story looks for them.
  loaders: [
    () => import('./create/CampaignWorkbench'),
    () => import('./DetailsPanel'),
    () => marqueeItem.loadGuard(),
  ],
  beforeEach: () => {
    called.mockClear();
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof MarqueePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Code and texts load on demand. */
const patience = { timeout: 5_000 };
const at = (tab: string) => ({ address: `/spotify-marquee?tab=${tab}` });
const asCards = at('campaigns&view=cards');

/** Chooses an item of a card's menu. */
async function choose(
  { canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>,
  name: string,
  act: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: `Más acciones de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, patience));
}

/** Figures of all campaigns, the running ones, and the effect of each format. */
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inversión total')).toBeVisible();
    await expect(canvas.getByText('Otoño en la ciudad')).toBeVisible();
    await expect(canvas.getByText('250,50 US$ de 1.000 US$')).toBeVisible();
    await expect(await canvas.findAllByText('Ejemplo')).toHaveLength(3);
  },
};
const drafts = { impressions: 0, clicks: 0, conversions: 0, spent: 0, ctr: 0, cpc: 0, days: [] };
const planned = makeMarquee('mrq_planned', {
  ...drafts,
  campaignName: 'Antes del estreno',
  startDate: dayFromToday(1),
  endDate: dayFromToday(14),
  budget: 500,
});
// Proves marquee: Planned, and what may be spent
/**
 * One that starts tomorrow is planned; the budget excludes drafts and the unspent part of
 * cancelled ones.
 */
export const Planned: Story = {
  tags: ['state:variants'],
  parameters: { msw: { handlers: answers([planned, ...each]) } },
  play: async ({ canvas, userEvent }) => {
    const later = await canvas.findByRole('region', { name: 'Campañas programadas' });
    await expect(within(later).getByText('Antes del estreno')).toBeVisible();
    await expect(within(later).getByText(/^Empieza el/)).toBeVisible();
    const now = within(canvas.getByRole('region', { name: 'Campañas activas' }));
    await expect(now.queryByText('Antes del estreno')).toBeNull();
    // Active, paused and completed 1,000 each, planned 500, and 250.50 of the cancelled one.
    await expect(canvas.getByText('de 3.750,50 US$')).toBeVisible();
    await expect(canvas.getByText(/^Los días empiezan a las 00:00 UTC/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Campañas' }));
    await userEvent.click(await canvas.findByText('Tarjetas'));
    const card = within(await canvas.findByRole('article', { name: 'Antes del estreno' }));
    await expect(card.getByText('Programada')).toBeVisible();
    await expect(card.queryByText('0 %')).toBeNull();
    await expect(card.getAllByText('–')).toHaveLength(2);
  },
};
// Proves marquee: Why it ended, and the playlist of a takeover
/** Each shows why it is over, a takeover also its playlist. */
export const Endings: Story = {
  tags: ['no-photo'],
  parameters: {
    ...asCards,
    msw: {
      handlers: answers([
        makeMarquee('mrq_1', { campaignName: 'Uno', status: 'completed', ending: 'spent' }),
        makeMarquee('mrq_2', { campaignName: 'Dos', status: 'completed', ending: 'over' }),
        makeMarquee('mrq_3', { campaignName: 'Tres', status: 'cancelled' }),
        makeMarquee('mrq_4', {
          campaignName: 'Cuatro',
          adFormat: 'playlist_takeover',
          playlist: { id: 'pls_1', name: 'Noche de vinilo' },
        }),
      ]),
    },
  },
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ['Uno', 'Terminó porque su presupuesto se gastó.'],
      ['Dos', 'Terminó porque pasó su último día.'],
      ['Tres', 'Se canceló antes de su último día.'],
      ['Cuatro', 'Se muestra en la playlist «Noche de vinilo».'],
    ] as const) {
      const card = within(await canvas.findByRole('article', { name }));
      await expect(card.getByText(text)).toBeVisible();
    }
  },
};
/** One per status with its actions. */
export const Campaigns: Story = {
  tags: ['state:variants'],
  parameters: asCards,
  play: async ({ canvas, userEvent }) => {
    const active = within(await canvas.findByRole('article', { name: 'Otoño en la ciudad' }));
    await expect(active.getByText('Activa')).toBeVisible();
    await userEvent.click(active.getByRole('button', { name: 'Pausar Otoño en la ciudad' }));
    await waitFor(() =>
      expect(called).toHaveBeenCalledWith('POST /api/promotion/marquee/mrq_active/pause'),
    );
    const draft = within(canvas.getByRole('article', { name: 'Antes de la gira' }));
    await userEvent.click(draft.getByRole('button', { name: 'Activar Antes de la gira' }));
    await waitFor(() =>
      expect(called).toHaveBeenCalledWith('POST /api/promotion/marquee/mrq_draft/activate'),
    );
    await expect(await screen.findByText(/espera su aprobación/)).toBeInTheDocument();
    const over = within(canvas.getByRole('article', { name: 'Salida' }));
    await expect(over.queryByRole('button', { name: /Activar/ })).toBeNull();
  },
};
export const Analytics: Story = {
  tags: ['no-photo'],
  parameters: at('analytics'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Rendimiento por campaña' }, patience);
    await expect(within(table).getAllByText('1,2×')).toHaveLength(4);
    // The draft has no click rate, no cost per click and no return.
    await expect(within(table).getAllByText('–')).toHaveLength(3);
  },
};
export const Creatives: Story = {
  tags: ['state:no-image'],
  parameters: at('creatives'),
  play: async ({ canvas }) => {
    const copies = await canvas.findAllByText('Para volver a casa.', undefined, patience);
    await expect(copies).toHaveLength(5);
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  parameters: at('campaigns'),
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: findsText('No tienes campañas aún'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/promotion/marquee', () => delay('infinite'))] } },
};
/** Sample data while the server does not answer. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: { handlers: [http.get('*/api/promotion/marquee*', () => HttpResponse.error())] },
  },
  play: findsText('Otoño en la ciudad'),
};
export const Failed: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: failing('too-many-requests', 429) } },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const NoArtist: Story = {
  tags: ['state:not-found'],
  parameters: { msw: { handlers: failing('not-found', 404) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu cuenta no habla por ningún artista')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva Campaña' })).toBeNull();
  },
};
/** An admin starts with the most heard artist. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: {
    state: signedIn({ id: owner, role: 'admin' }),
    msw: { handlers: [...answersForAdmin, ...answers(each)] },
  },
  play: findsRole('heading', { name: 'Nora Quintavalle' }),
};
/** A label sees the campaigns of all its artists; creating one asks for which artist. */
export const WholeLabel: Story = {
  tags: ['no-photo'],
  parameters: {
    ...at('campaigns'),
    state: signedIn({ id: owner, role: 'label' }),
    msw: {
      handlers: [
        answerWorkspaces(),
        ...answers(each.map((campaign) => ({ ...campaign, artistId: 'sample-artist-2' }))),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Bruma del Sur'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Campaña' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Para quién?' }));
    await userEvent.click(question.getByRole('button', { name: /Bruma del Sur/ }));
    await expect(await screen.findByRole('dialog', { name: 'Nueva Campaña' })).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    ...asCards,
    msw: {
      handlers: answers([
        makeMarquee('mrq_1', {
          campaignName: longTitle,
          trackTitle: longTitle,
          status: 'draft',
          approval: { state: 'rejected', note: `${longTitle} `.repeat(3), by: 'Ada' },
        }),
      ]),
    },
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    ...at('campaigns'),
    msw: {
      handlers: answers([
        makeMarquee('mrq_1', {
          budget: 100_000,
          spent: 99_999.98,
          impressions: 4_999_999,
          clicks: 4_999_999,
          conversions: 4_999_999,
          ctr: 100,
          cpc: 0.02,
        }),
      ]),
    },
  },
};
const many = Array.from({ length: 12 }, (_, index) =>
  makeMarquee(`mrq_${index}`, {
    campaignName: `Campaña ${index + 1}`,
    status: index === 0 ? 'active' : 'paused',
  }),
);
/** A long list has a search and state chips. */
export const Long: Story = {
  tags: ['state:no-match'],
  parameters: { ...at('campaigns'), msw: { handlers: answers(many) } },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Campañas' });
    const rows = () => within(table).getAllByRole('row').slice(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Activas 1' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Todas 12' }));
    await waitFor(() => expect(rows()).toHaveLength(12));
    const search = canvas.getByRole('searchbox', { name: 'Buscar por campaña o canción' });
    await userEvent.type(search, 'qwx');
    await expect(await canvas.findByText(/Ninguna campaña coincide/)).toBeVisible();
  },
};
/** The details of a campaign, and the question before it ends. */
export const Details: Story = {
  tags: ['no-photo'],
  parameters: asCards,
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Otoño en la ciudad', 'Ver Detalles');
    const panel = within(
      await screen.findByRole('dialog', { name: 'Otoño en la ciudad' }, patience),
    );
    await waitFor(() => expect(panel.getByText('749,50 US$')).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Cancelar campaña' }));
    const question = within(await screen.findByRole('alertdialog', undefined, patience));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar campaña' }));
    await waitFor(() =>
      expect(called).toHaveBeenCalledWith('POST /api/promotion/marquee/mrq_active/cancel'),
    );
  },
};

async function openForm({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Nueva Campaña' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nueva Campaña' }, patience);
  await within(dialog).findByRole('option', { name: 'Patio' });
  return within(dialog);
}

// Proves marquee: Required fields
/** Track, name and budget are required. */
export const Missing: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const form = await openForm(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Crear Campaña' }));
    await expect(
      await form.findByText('Por favor completa todos los campos obligatorios'),
    ).toBeVisible();
    // Track and name; the first of them has the focus.
    await expect(await form.findByRole('button', { name: '2 datos por corregir' })).toBeVisible();
    await expect(form.getByLabelText('Canción')).toHaveFocus();
  },
};
/** A budget off the steps and an end before the start show errors at their fields. */
export const Faults: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const form = await openForm(context);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await userEvent.type(form.getByLabelText('Nombre de la campaña'), 'Otoño');
    await userEvent.clear(form.getByLabelText('Presupuesto (USD)'));
    await userEvent.type(form.getByLabelText('Presupuesto (USD)'), '150');
    await userEvent.type(form.getByLabelText('Dirección del video'), 'video.mp4');
    await userEvent.click(form.getByRole('button', { name: 'Crear Campaña' }));
    await expect(await form.findByText(/va de 100 US\$ en 100 US\$/)).toBeVisible();
    await expect(form.getByText(/Escribe una dirección web/)).toBeVisible();
  },
};
// Proves marquee: Created without a request
/** Kept on this device as a draft, without a request. */
export const Create: Story = {
  tags: ['state:success'],
  parameters: asCards,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openForm(context);
    await expect(form.getByLabelText('Primer día')).toHaveAccessibleDescription(
      /^Los días empiezan a las 00:00 UTC/,
    );
    await expect(form.getByLabelText('Presupuesto (USD)')).toHaveValue('1000');
    await expect(form.getByLabelText('Rango de edad')).toHaveValue('18-35');
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await userEvent.type(form.getByLabelText('Nombre de la campaña'), 'Invierno');
    await userEvent.click(form.getByLabelText('Reguetón'));
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(form.getByRole('button', { name: 'Crear Campaña' }));
    await expect(
      await form.findByText('Error al crear la campaña. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(form.getByRole('button', { name: 'Crear Campaña' }));
    await expect(
      await screen.findByText('Campaña Tonada Marquee creada exitosamente!'),
    ).toBeInTheDocument();
    const card = within(await canvas.findByRole('article', { name: 'Invierno' }));
    await expect(card.getByText('Solo en este dispositivo')).toBeVisible();
    await expect(card.getByText('Borrador')).toBeVisible();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(called).not.toHaveBeenCalled();
  },
};
// Proves concerts: A Marquee campaign filled in from it
/** Another screen preset a concert: the campaign ends on its day. */
export const OfConcert: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/spotify-marquee?tab=campaigns&new=campaign&concert=con_2',
    msw: {
      handlers: [
        http.get('*/api/promotion/concerts/artist', () =>
          HttpResponse.json([makeConcert('con_1', { title: 'Otro' }), makeConcert('con_2')]),
        ),
        ...answers(each),
      ],
    },
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByLabelText('Nombre de la campaña')).toHaveValue('Gira del faro');
    await expect(form.getByLabelText('Texto del anuncio')).toHaveValue(
      'Gira del faro: 5 de diciembre de 2026, Teatro Circo Price, Madrid.',
    );
    await expect(form.getByLabelText('España')).toBeChecked();
    await expect(form.getByLabelText('México')).not.toBeChecked();
    await expect(form.getByLabelText('Último día')).toHaveValue('2026-12-05');
  },
};

const made = (id: string) => ({
  id,
  trackId: 'trk_luna',
  trackTitle: 'Luna de ámbar',
  artistName: 'Nora Quintavalle',
  campaignName: 'Invierno',
  budget: 200,
  startDate: '2026-11-20',
  endDate: '2026-12-20',
  adFormat: 'audio_ad' as const,
  targetAudience: { ageRange: 'all' as const, genres: [], countries: [], interests: [] },
  creativeAssets: { image: '', video: '', audio: '', copy: '' },
});
/** A rejected delivery shows the reason, and can be edited and resent. */
export const Refused: Story = {
  tags: ['state:failed', 'state:pending'],
  parameters: asCards,
  beforeEach: () => {
    marqueeItem.create({ owner }, made);
    const [item] = outbox.read(owner);
    outbox.refuse(owner, item?.id ?? '', 'Esta canción ya no está publicada.');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/ya no está publicada/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar: Invierno' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Campaña' }, patience));
    await expect(dialog.getByLabelText('Nombre de la campaña')).toHaveValue('Invierno');
  },
};
/** An edit after delivery says so: nothing is lost or created twice. */
export const EditedTooLate: Story = {
  tags: ['no-photo'],
  parameters: asCards,
  beforeEach: () => {
    marqueeItem.create({ owner }, made);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Invierno' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Campaña' }, patience));
    await userEvent.type(dialog.getByLabelText('Nombre de la campaña'), ' II');
    deliverWaiting(owner);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Esto ya se envió. Ciérralo y edítalo en la lista.',
    );
    await expect(dialog.getByLabelText('Nombre de la campaña')).toHaveValue('Invierno II');
    await expect(outbox.read(owner)).toEqual([]);
  },
};
/** A delivered campaign is changed on the server. */
export const Edit: Story = {
  tags: ['no-photo'],
  parameters: {
    ...asCards,
    msw: {
      handlers: answers([
        makeMarquee('mrq_paused', {
          status: 'paused',
          campaignName: 'Luna en Chile',
          startDate: dayFromToday(-3),
          endDate: dayFromToday(10),
        }),
      ]),
    },
  },
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Luna en Chile', 'Editar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Campaña' }, patience));
    await dialog.findByRole('option', { name: 'Patio' });
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(called).toHaveBeenCalledWith('PUT /api/promotion/marquee/mrq_paused'),
    );
  },
};
// Proves marquee: What both changed, in the form
/** Shows another device's change at its field; unchanged fields are not sent. */
export const ChangedElsewhere: Story = {
  tags: ['no-photo'],
  parameters: {
    ...asCards,
    msw: {
      handlers: [
        http.put('*/api/promotion/marquee/:id', async ({ request }) => {
          const body = (await request.json()) as { seen: { budget: number } };
          sent(body);
          if (body.seen.budget === 300) return new HttpResponse(null, { status: 204 });
          const fields = { budget: 'Ahora es «300».' };
          const answer = {
            code: 'duplicate',
            error: 'Se cambió.',
            fields,
            current: { budget: 300 },
          };
          return HttpResponse.json(answer, { status: 409 });
        }),
        ...answers([
          makeMarquee('mrq_paused', {
            status: 'paused',
            campaignName: 'Luna en Chile',
            budget: 500,
            startDate: dayFromToday(-3),
            endDate: dayFromToday(10),
          }),
        ]),
      ],
    },
  },
  play: async (context) => {
    const { userEvent } = context;
    sent.mockClear();
    await choose(context, 'Luna en Chile', 'Editar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Campaña' }, patience));
    await dialog.findByRole('option', { name: 'Patio' });
    await userEvent.clear(dialog.getByLabelText('Presupuesto (USD)'));
    await userEvent.type(dialog.getByLabelText('Presupuesto (USD)'), '700');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('Ahora es «300».')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({
      budget: 700,
      targetAudience: {},
      creativeAssets: {},
      seen: { budget: 500 },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
// Proves marquee: Drafts of the form
/** Restores the input after the form was left. */
export const Recovered: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const first = await openForm(context);
    await userEvent.type(first.getByLabelText('Nombre de la campaña'), 'Verano');
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openForm(context);
    await expect(again.getByLabelText('Nombre de la campaña')).toHaveValue('Verano');
    await userEvent.click(again.getByRole('button', { name: 'Empezar de cero' }));
    await expect(again.getByLabelText('Nombre de la campaña')).toHaveValue('');
  },
};
