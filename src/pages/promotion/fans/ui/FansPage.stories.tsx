import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { makeConcert } from '@/entities/concert/index.testing';
import { makeFan, makeFanCampaign, makeFanNotice } from '@/entities/fan/index.testing';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { Fan, FanCampaign, FanSummary } from '@/shared/contract/fan.ts';
import type { FanNotice } from '@/shared/contract/notification.ts';
import { changeLanguage, pseudoLanguage } from '@/shared/i18n';
import { dayFromToday } from '@/shared/lib/form';
import { longName, longTitle } from '@/shared/testing';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { emptyCampaign } from '../model/campaign-form';
import { keepCampaign } from '../model/campaigns';
import { emptyNotice } from '../model/notice-form';
import { keepNotice } from '../model/notices';
import { area } from '../../area';
import { FansPage } from './FansPage';

const owner = 'usr_demo-oyente';
const fans = [
  makeFan('f1'),
  makeFan('f2', {
    name: 'Diego Farías',
    totalStreams: 912,
    tier: 'superfan',
    location: 'Argentina',
  }),
  makeFan('f3', { name: 'Rosa Quispe', totalStreams: 655, tier: 'superfan', followDate: null }),
  makeFan('f4', { name: 'Elena Cifuentes', totalStreams: 310, tier: 'regular' }),
  makeFan('f5', { name: 'Pablo Núñez', totalStreams: 148, tier: 'regular', notifications: false }),
  makeFan('f6', { name: 'Hugo Paredes', totalStreams: 2, tier: 'casual', lastActivity: null }),
];
const summary: FanSummary = {
  total: 12_840,
  followers: 9_310,
  tiers: { casual: 9_420, regular: 2_610, superfan: 640, vip: 170 },
};
const campaigns = [
  makeFanCampaign('c4', { title: 'Ensayo abierto', status: 'draft', participantCount: 0 }),
  makeFanCampaign('c3'),
  makeFanCampaign('c2', { title: 'Entradas primero', status: 'completed', eligibleTiers: [] }),
  makeFanCampaign('c1', { title: 'Camiseta', status: 'cancelled', rewards: [] }),
];
const notices = [
  makeFanNotice('n3', {
    title: 'Gira de primavera',
    type: 'concert',
    status: 'scheduled',
    scheduledDate: '2026-11-22T09:00:00.000Z',
    sentDate: null,
    targetTiers: ['superfan', 'vip'],
    trackTitle: null,
  }),
  makeFanNotice('n2', { heldBackCount: 38 }),
  makeFanNotice('n1', { title: 'Encuesta', status: 'draft', sentDate: null, trackTitle: null }),
];

const participants = [
  {
    id: 'u1',
    name: 'Marta Oliveros',
    profileImage: null,
    tier: 'vip',
    joinedAt: '2026-11-18T09:00:00.000Z',
    email: 'marta@correo.example',
  },
  {
    id: 'u2',
    name: 'Diego Farías',
    profileImage: null,
    tier: null,
    joinedAt: '2026-11-19T09:00:00.000Z',
    email: null,
  },
];
/** What was asked of the server that changes something. */
const done = fn();

type Answers = {
  known?: Fan[];
  counted?: FanSummary;
  offered?: FanCampaign[];
  told?: FanNotice[];
};

const answers = ({
  known = fans,
  counted = summary,
  offered = campaigns,
  told = notices,
}: Answers = {}) => [
  http.get('*/api/promotion/fans', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const text = (searchParams.get('q') ?? '').toLowerCase();
    const tier = searchParams.get('tier');
    return HttpResponse.json(
      known.filter((fan) => fan.name.toLowerCase().includes(text) && (!tier || fan.tier === tier)),
    );
  }),
  http.get('*/api/promotion/fans/summary', () => HttpResponse.json(counted)),
  http.get('*/api/promotion/fans/campaigns', () => HttpResponse.json(offered)),
  http.get('*/api/promotion/fans/notifications', () => HttpResponse.json(told)),
  http.get('*/api/promotion/canvas/tracks', () =>
    HttpResponse.json([
      { id: 'trk_1', title: 'Luna de ámbar', artist: 'Nora Quintavalle', isOut: true },
      { id: 'trk_2', title: 'Sin salir', artist: 'Nora Quintavalle', isOut: false },
    ]),
  ),
  http.get('*/api/promotion/concerts/artist', () => HttpResponse.json([])),
  http.get('*/api/promotion/fans/notifications/reach', () => HttpResponse.json({ fans: 12_840 })),
  http.get('*/api/promotion/fans/campaigns/:id/participants', () =>
    HttpResponse.json({ participants, nextCursor: null }),
  ),
  http.post('*/api/promotion/fans/:list/:id/:act', ({ params }) => {
    done(`POST ${String(params['id'])} ${String(params['act'])}`);
    return new HttpResponse(null, { status: 204 });
  }),
  http.put('*/api/promotion/fans/:list/:id', async ({ request, params }) => {
    done(`PUT ${String(params['id'])}`, await request.json());
    return params['list'] === 'campaigns'
      ? HttpResponse.json(campaigns[0])
      : new HttpResponse(null, { status: 204 });
  }),
];
const down = ['fans', 'fans/summary', 'fans/campaigns', 'fans/notifications', 'canvas/tracks'].map(
  (list) => http.get(`*/api/promotion/${list}`, () => HttpResponse.json({}, { status: 503 })),
);
const inTab = (tab: string, given: Answers = {}) => ({
  address: `/fan-engagement?tab=${tab}`,
  msw: answers(given),
});

/** As the concerts lead here: the second of two is meant. */
const aboutConcert = (tab: string, kind: string) => ({
  address: `/fan-engagement?tab=${tab}&new=${kind}&concert=con_2`,
  msw: [
    http.get('*/api/promotion/concerts/artist', () =>
      HttpResponse.json([makeConcert('con_1', { city: 'Oslo' }), makeConcert('con_2')]),
    ),
    ...answers(),
  ],
});

/** What was cancelled is so in the next answer; a notification is a draft again. */
const ending = <Thing extends { id: string }>(things: readonly Thing[], status: string) =>
  things.map((thing) =>
    done.mock.calls.some(([call]) => call === `POST ${thing.id} cancel`)
      ? { ...thing, status }
      : thing,
  );

const forget = () => {
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  localStorage.removeItem(`campaign-draft:${owner}:`);
  localStorage.removeItem(`notification-draft:${owner}:`);
  localStorage.removeItem(`notification-draft:${owner}::c3`);
};

const meta = {
  title: 'Screens/Promotion/Fans',
  component: FansPage,
  args: { title: 'Fan Engagement' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/fan-engagement',
    screen: area.screens.find(({ name }) => name === 'fans'),
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: answers(),
  },
  // They come when they are asked for: they are there before the story looks for them.
  loaders: [
    () => import('./CampaignsTab'),
    () => import('./AnalyticsTab'),
    () => import('./CampaignDialog'),
    () => import('./NoticesTab'),
    () => import('./NoticeDialog'),
    () => import('./AskDialog'),
    () => import('./ParticipantsDialog'),
  ],
  beforeEach: () => {
    done.mockClear();
    forget();
    return forget;
  },
} satisfies Meta<typeof FansPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Saves what was delivered meanwhile: it says so, and nothing waits to be sent. */
async function saveTooLate(userEvent: Context['userEvent'], said: string) {
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
  const question = screen.queryByRole('alertdialog');
  if (question)
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar ahora' }));
  await expect(await form.findByRole('alert')).toHaveTextContent(said);
  await expect(outbox.read(owner)).toEqual([]);
}

export const Overview: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const top = await canvas.findByRole('table', { name: 'Fans con más reproducciones' });
    await expect(within(top).getAllByRole('row')).toHaveLength(6);
    await expect(within(top).getByText('Marta Oliveros')).toBeVisible();
    await expect(within(top).getByText('VIP')).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Nobody: Story = {
  tags: ['state:no-match'],
  parameters: { msw: answers({ known: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Los contamos sin decir quiénes son/)).toBeVisible();
    await expect(canvas.getByText('Ningún fan coincide con la búsqueda.')).toBeVisible();
  },
};
export const NoFans: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: answers({
      counted: { total: 0, followers: 0, tiers: { casual: 0, regular: 0, superfan: 0, vip: 0 } },
    }),
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/promotion/*', () => delay('infinite'))] },
};
/** Where the server does not answer, examples stand in. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: { msw: down },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Marta Oliveros'))[0]).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get('*/api/promotion/*', () =>
        HttpResponse.json({ code: 'forbidden', error: 'No puedes.' }, { status: 403 }),
      ),
    ],
  },
};
/** The account speaks for no artist. */
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get('*/api/promotion/*', () =>
        HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
      ),
    ],
  },
};
/** An admin begins with the artist most heard. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: {
    state: signedIn({ role: 'admin' }),
    msw: [...answersForAdmin, ...answers()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nora Quintavalle' })).toBeVisible();
  },
};
export const FansFirst: Story = {
  tags: ['state:variants'],
  parameters: inTab('fans-first'),
  play: async ({ canvas }) => {
    const draft = await canvas.findByRole('article', { name: 'Ensayo abierto' });
    await expect(within(draft).getByText('Borrador')).toBeVisible();
    await expect(
      within(draft).getByRole('button', { name: 'Activar Ensayo abierto' }),
    ).toBeVisible();
    const over = canvas.getByRole('article', { name: 'Entradas primero' });
    await expect(
      within(over).queryByRole('button', { name: /^(?:Activar|Editar|Cancelar)/ }),
    ).toBeNull();
  },
};
export const Told: Story = {
  tags: ['state:variants'],
  parameters: inTab('notifications'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Llegó a 12,8K fans · 41,3 % la abrió · 17,8 % siguió el enlace'),
    ).toBeVisible();
    // Said of the one that did not reach all whom it was for.
    await expect(canvas.getAllByText(/^No llegó/).map(({ textContent }) => textContent)).toEqual([
      'No llegó a 38 fans, que ya tenían 2 notificaciones tuyas en 24 horas.',
    ]);
    await expect(
      canvas.getByRole('button', { name: 'Cancelar envío: Gira de primavera' }),
    ).toBeVisible();
  },
};
/** What has no link tells nothing of one, and what nobody got no rate at all. */
export const WithoutLink: Story = {
  tags: ['no-photo'],
  parameters: {
    ...inTab('notifications'),
    msw: answers({
      told: [
        makeFanNotice('n1', { trackTitle: null, clickRate: 0 }),
        makeFanNotice('n2', { recipientCount: 0, openRate: 0, clickRate: 0 }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Llegó a 12,8K fans · 41,3 % la abrió')).toBeVisible();
    await expect(canvas.getByText('No llegó a nadie')).toBeVisible();
    await expect(canvas.queryByText(/siguió el enlace/)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Analytics' }));
    const table = within(await canvas.findByRole('table', { name: 'Notificaciones' }));
    await expect(table.getAllByText('–')).toHaveLength(3);
    await expect(table.queryByText('0 %')).toBeNull();
  },
};
/** Active from tomorrow on: it is planned, and is found as such. */
export const Planned: Story = {
  tags: ['no-photo'],
  parameters: {
    ...inTab('fans-first'),
    msw: answers({
      offered: [makeFanCampaign('c1', { startDate: dayFromToday(1), endDate: dayFromToday(9) })],
    }),
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: /Escucha el disco/ }));
    await expect(card.getByText('Programada')).toBeVisible();
    await expect(card.queryByText('Activa')).toBeNull();
    await expect(canvas.getByText(/^Los días empiezan a las 00:00 UTC/)).toBeVisible();
  },
};
export const Measured: Story = {
  tags: ['state:variants'],
  parameters: inTab('analytics'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: /^El 41,3\s% de quienes la reciben abre tu notificación$/,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Notificaciones' })).toBeVisible();
  },
};
export const Unmeasured: Story = {
  tags: ['state:empty'],
  parameters: inTab('analytics', { told: [], offered: [] }),
};
export const NoCampaigns: Story = {
  tags: ['state:empty'],
  parameters: inTab('fans-first', { offered: [] }),
};
export const NothingTold: Story = {
  tags: ['state:empty'],
  parameters: inTab('notifications', { told: [] }),
};

/** What has to be there is not: said at the fields and as an alert, and nothing is kept. */
export const Incomplete: Story = {
  tags: ['state:invalid'],
  parameters: { address: '/fan-engagement?tab=fans-first&new=campaign' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crear campaña' }));
    await expect(
      await screen.findByText('Por favor completa todos los campos obligatorios'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
    await expect(outbox.read(owner)).toHaveLength(0);
  },
};
/** A campaign is a draft at first, for no more than the tiers that are ticked. */
export const CampaignMade: Story = {
  tags: ['state:success'],
  parameters: inTab('fans-first', { offered: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva campaña' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Ensayo abierto');
    await userEvent.type(screen.getByLabelText('Descripción'), 'Treinta sillas.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^VIP/ }));
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Crear campaña' }));
    await expect(
      await screen.findByText('Error al crear la campaña. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Crear campaña' }));
    await expect(
      await screen.findByText('Campaña Fans First creada exitosamente!'),
    ).toBeInTheDocument();
    const card = await canvas.findByRole('article', { name: 'Ensayo abierto' });
    await expect(within(card).getByText('Borrador')).toBeVisible();
    await expect(within(card).getByText('0 de 100 participantes')).toBeVisible();
    await expect(within(card).getByText('Solo en este dispositivo')).toBeVisible();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(outbox.read(owner)[0]?.body).toMatchObject({
      eligibleTiers: ['vip'],
      maxParticipants: 100,
    });
  },
};
/** Sent at once without a day; planned with one. */
export const NotificationMade: Story = {
  tags: ['state:pending'],
  parameters: inTab('notifications', { told: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Sale hoy');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'Un vals.');
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Incluir un enlace a una canción' }),
    );
    await screen.findByRole('option', { name: 'Luna de ámbar' });
    await userEvent.selectOptions(screen.getByLabelText('Canción'), 'Luna de ámbar');
    await fireEvent.change(screen.getByLabelText('Día de envío'), {
      target: { value: '2026-12-01' },
    });
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    await expect(
      await screen.findByText('Error al enviar la notificación. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Programar' }));
    await expect(
      await screen.findByText('Notificación enviada/programada exitosamente!'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Solo en este dispositivo')).toBeVisible();
    await expect(canvas.queryByText('Programada')).toBeNull();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(canvas.getByText('Lleva a «Luna de ámbar»')).toBeVisible();
    await expect(outbox.read(owner)[0]?.body).toMatchObject({
      includeTrackLink: true,
      trackId: 'trk_1',
    });
  },
};
/** On the nights on which clocks change, an hour is missing or comes twice: the form asks. */
export const NotificationAtNight: Story = {
  parameters: inTab('notifications', { told: [] }),
  beforeEach: () => {
    const zone = { timeZone: 'Europe/Madrid' } as Intl.ResolvedDateTimeFormatOptions;
    const clock = spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone);
    return () => clock.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Sale hoy');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'Un vals.');
    const plan = async (day: string) => {
      await fireEvent.change(screen.getByLabelText('Día de envío'), { target: { value: day } });
      await fireEvent.change(await screen.findByLabelText('Hora'), { target: { value: '02:30' } });
      await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    };
    await plan('2027-03-28');
    await expect(
      await screen.findByText('Ese día el reloj se adelanta y salta esa hora. Elige otra.'),
    ).toBeVisible();
    await plan('2027-10-31');
    await expect(await screen.findByText('Elige una de las dos horas.')).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Qué hora'), 'second');
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    await waitFor(() =>
      expect(outbox.read(owner)[0]?.body).toMatchObject({
        scheduledDate: '2027-10-31T01:30:00.000Z',
      }),
    );
  },
};
/** A change that comes when it was delivered says so: nobody is told twice. */
export const NotificationEditedTooLate: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications', { told: [] }),
  beforeEach: () => {
    const form = { ...emptyNotice(), title: 'Sale hoy', message: 'Un vals.' };
    keepNotice({ owner }, { form, trackTitle: '', campaignTitle: '' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Sale hoy' }));
    await userEvent.type(await screen.findByLabelText('Mensaje'), ' Nuevo.');
    deliverWaiting(owner);
    await saveTooLate(userEvent, 'Esto ya se envió y no se puede cambiar.');
    await expect(screen.getByLabelText('Mensaje')).toHaveValue('Un vals. Nuevo.');
  },
};
/** The same of a campaign. */
export const CampaignEditedTooLate: Story = {
  tags: ['no-photo'],
  parameters: inTab('fans-first', { offered: [] }),
  beforeEach: () => {
    const form = { ...emptyCampaign(), title: 'Ensayo abierto', description: 'Treinta sillas.' };
    keepCampaign({ owner }, form);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Ensayo abierto' }));
    await userEvent.type(await screen.findByLabelText('Descripción'), ' O más.');
    deliverWaiting(owner);
    await saveTooLate(userEvent, 'Esto ya se envió. Ciérralo y edítalo en la lista.');
    await expect(screen.getByLabelText('Descripción')).toHaveValue('Treinta sillas. O más.');
  },
};
/** Another screen named a concert: the form begins with it. */
export const NotificationOfConcert: Story = {
  tags: ['no-photo'],
  parameters: aboutConcert('notifications', 'notification'),
  play: async () => {
    await expect(await screen.findByLabelText('Título')).toHaveValue('Nos vemos en Madrid');
    await expect(screen.getByLabelText('Mensaje')).toHaveValue(
      'Gira del faro: 5 de diciembre de 2026, Teatro Circo Price. Las entradas ya tienen fecha.',
    );
    await expect(screen.getByLabelText('Tipo de notificación')).toHaveValue('concert');
    await expect(
      screen.getByText(/^A cada fan le llegan como máximo 2 notificaciones/),
    ).toBeVisible();
  },
};
/** The same of a campaign, which offers tickets until the day of the concert. */
export const CampaignOfConcert: Story = {
  tags: ['no-photo'],
  parameters: aboutConcert('fans-first', 'campaign'),
  play: async () => {
    await expect(await screen.findByLabelText('Título')).toHaveValue(
      'Entradas para Madrid antes que nadie',
    );
    await expect(screen.getByLabelText('Descripción')).toHaveValue(
      'Gira del faro, el 5 de diciembre de 2026 en Teatro Circo Price. Apúntate y compra tu entrada antes que el resto.',
    );
    await expect(screen.getByLabelText('Tipo de campaña')).toHaveValue('concert_tickets');
    await expect(screen.getByLabelText('Último día')).toHaveValue('2026-12-05');
    await expect(await screen.findByLabelText('Concierto de la preventa')).toHaveValue('con_2');
  },
};
/** What was typed is there again. */
export const Draft: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Casi');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await expect(await screen.findByLabelText('Título')).toHaveValue('Casi');
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(screen.getByLabelText('Título')).toHaveValue('');
  },
};
/** To end a campaign is asked first, with how many hear of it; the way out changes nothing. */
export const CancelAsked: Story = {
  tags: ['no-photo'],
  parameters: inTab('fans-first'),
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: /^Cancelar campaña: Escucha/ });
    await userEvent.click(cancel);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/43 participantes reciben el aviso/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'No cancelar' }));
    await expect(done).not.toHaveBeenCalled();
    await userEvent.click(cancel);
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Cancelar campaña' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('POST c3 cancel'));
  },
};
/** The same of a planned notification. */
export const CallOffAsked: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications'),
  play: async ({ canvas, userEvent }) => {
    const callOff = await canvas.findByRole('button', { name: /^Cancelar envío: Gira/ });
    await userEvent.click(callOff);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(done).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar envío' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('POST n3 cancel'));
  },
};
/** What was ended keeps its card: the focus stays with it as its buttons go. */
export const EndedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/fan-engagement?tab=fans-first',
    msw: [
      http.get('*/api/promotion/fans/campaigns', () =>
        HttpResponse.json(ending(campaigns, 'cancelled')),
      ),
      http.get('*/api/promotion/fans/notifications', () =>
        HttpResponse.json(ending(notices, 'draft')),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const end = async (opener: RegExp, confirm: string) => {
      const button = await canvas.findByRole('button', { name: opener });
      const item = button.closest('article') ?? button.closest('li');
      button.focus();
      await userEvent.keyboard('{Enter}');
      const question = within(await screen.findByRole('alertdialog'));
      question.getByRole('button', { name: confirm }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).not.toBeInTheDocument());
      await waitFor(() => expect(item).toHaveFocus());
    };
    await end(/^Cancelar campaña: Escucha/, 'Cancelar campaña');
    await userEvent.click(canvas.getByRole('tab', { name: 'Notificaciones' }));
    await end(/^Cancelar envío: Gira/, 'Cancelar envío');
  },
};
/** What goes out at once is asked first, with how many it reaches. */
export const SendAsked: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications', { told: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Sale hoy');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'Un vals.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ahora' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText(/^Les llega a 12\.840 fans\./)).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Enviar ahora' }));
    await waitFor(() => expect(outbox.read(owner)).toHaveLength(1));
  },
};
/** What was delivered as a draft is edited; leaving with a change is asked about. */
export const DraftEdited: Story = {
  tags: ['no-photo'],
  parameters: inTab('fans-first'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Ensayo abierto' }));
    await userEvent.type(await screen.findByLabelText('Título'), ' al público');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Seguir aquí' }));
    await expect(await screen.findByLabelText('Título')).toHaveValue('Ensayo abierto al público');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith('PUT c4', {
        title: 'Ensayo abierto al público',
        seen: { title: 'Ensayo abierto' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** What was called off is planned again. */
export const PlannedAgain: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Encuesta' }));
    await fireEvent.change(await screen.findByLabelText('Día de envío'), {
      target: { value: '2026-12-01' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith('PUT n1', {
        scheduledDate: expect.stringMatching(/^2026-12-01/) as string,
        seen: { scheduledDate: null, status: 'draft' },
      }),
    );
  },
};
/** What another device made of it meanwhile is told; a second press saves over it knowingly. */
export const ChangedElsewhere: Story = {
  tags: ['no-photo'],
  parameters: {
    ...inTab('notifications'),
    msw: [
      http.put('*/api/promotion/fans/notifications/:id', async ({ request }) => {
        const body = (await request.json()) as { seen: { status: string } };
        done(body);
        if (body.seen.status === 'scheduled') return new HttpResponse(null, { status: 204 });
        const fields = { status: 'Se programó de nuevo.', title: 'Ahora es «Votación».' };
        const current = { status: 'scheduled', title: 'Votación' };
        const answer = { code: 'duplicate', error: 'Se cambió.', fields, current };
        return HttpResponse.json(answer, { status: 409 });
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    done.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Encuesta' }));
    await userEvent.type(await screen.findByLabelText('Título'), ' final');
    await fireEvent.change(screen.getByLabelText('Día de envío'), {
      target: { value: '2026-12-01' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await screen.findByText('Se cambió. Se programó de nuevo.')).toBeVisible();
    await expect(screen.getByText('Ahora es «Votación».')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(done).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Encuesta final',
        seen: expect.objectContaining({ title: 'Votación' }) as object,
      }),
    );
  },
};
/** Who takes part is seen by the artist, who writes to them alone. */
export const Participants: Story = {
  tags: ['state:variants'],
  parameters: inTab('fans-first'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Participantes de Escucha/ }));
    const list = within(await screen.findByRole('dialog'));
    await expect(await list.findByText('marta@correo.example')).toBeVisible();
    await expect(list.getByText('No lo comparte')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Escribirles' }));
    await expect(await screen.findByText(/^Para quienes participan en «Escucha/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Título'), 'Mañana');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'A las ocho.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ahora' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Enviar ahora' }));
    await waitFor(() =>
      expect(outbox.read(owner)[0]?.body).toMatchObject({ campaignId: 'c3', title: 'Mañana' }),
    );
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: inTab('notifications', {
    told: [makeFanNotice('long', { title: longTitle, message: longTitle, trackTitle: longTitle })],
  }),
};
export const LongNames: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers({ known: [makeFan('long', { name: longName, favoriteTrack: longTitle })] }),
  },
};
/** In a longer language more columns leave, and neither tables nor page scroll sideways. */
export const LongerWords: Story = {
  tags: ['no-photo'],
  beforeEach: () => () => changeLanguage(),
  play: async ({ canvas }) => {
    const tables = await canvas.findAllByRole('table');
    await changeLanguage(pseudoLanguage);
    for (const { parentElement: frame } of tables) {
      await waitFor(() => expect(frame).toHaveAttribute('data-away'));
      await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
    }
    const { scrollingElement: page } = document;
    await waitFor(() => expect(page?.scrollWidth).toBeLessThanOrEqual(page?.clientWidth ?? 0));
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answers({
      known: [makeFan('many', { totalStreams: 2_147_483_647 })],
      counted: {
        total: 987_654_321,
        followers: 900_000_000,
        tiers: { casual: 900_000_000, regular: 80_000_000, superfan: 7_000_000, vip: 654_321 },
      },
    }),
  },
};
/** The campaigns of all artists of a label in one list; a new one is the artist's who is chosen. */
export const WholeLabel: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ role: 'label' }),
    address: '/fan-engagement?tab=fans-first',
    msw: [
      answerWorkspaces(),
      http.get('*/api/promotion/fans/campaigns', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.has('labelId')
            ? [makeFanCampaign('cam_1', { title: 'De dos', artistId: 'sample-artist-2' })]
            : [],
        ),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const campaign = within(await canvas.findByRole('article', { name: 'De dos' }));
    await expect(campaign.getByText('Bruma del Sur')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva campaña' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Para quién?' }));
    await userEvent.click(question.getByRole('button', { name: /Bruma del Sur/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    // The dialog is before it.
    await expect(
      canvas.getByRole('heading', { name: 'Bruma del Sur', hidden: true }),
    ).toBeInTheDocument();
  },
};
