import { http, HttpResponse } from 'msw';
import { fn, screen, userEvent, type within } from 'storybook/test';
import { makeConcert } from '@/entities/concert/index.testing';
import { makeFan, makeFanCampaign, makeFanNotification } from '@/entities/fan/index.testing';
import { outbox } from '@/entities/outbox';
import { signedIn } from '@/entities/session/index.testing';
import type { Fan, FanCampaign, FanSummary } from '@/shared/contract/fan.ts';
import type { FanNotification } from '@/shared/contract/notification.ts';
import { deviceTexts } from '@/shared/lib/storage';
import { area } from '../../area';
import { ConfirmedAct } from '@/widgets/office/index.testing';
import { campaignItem } from '../model/campaign-item';
import { notificationItem } from '../model/notification-item';

export const owner = 'usr_demo-oyente';
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
export const campaigns = [
  makeFanCampaign('c4', { title: 'Ensayo abierto', status: 'draft', participantCount: 0 }),
  makeFanCampaign('c3'),
  makeFanCampaign('c2', { title: 'Entradas primero', status: 'completed', eligibleTiers: [] }),
  makeFanCampaign('c1', { title: 'Camiseta', status: 'cancelled', rewards: [] }),
];
export const notifications = [
  makeFanNotification('n3', {
    title: 'Gira de primavera',
    type: 'concert',
    status: 'scheduled',
    scheduledDate: '2026-11-22T09:00:00.000Z',
    sentDate: null,
    targetTiers: ['superfan', 'vip'],
    trackTitle: null,
  }),
  makeFanNotification('n2', { heldBackCount: 38 }),
  makeFanNotification('n1', {
    title: 'Encuesta',
    status: 'draft',
    sentDate: null,
    trackTitle: null,
  }),
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
/** Records the changing requests. */
export const done = fn();

type Answers = {
  known?: Fan[];
  counted?: FanSummary;
  offered?: FanCampaign[];
  notifications?: FanNotification[];
};

export const answers = ({
  known = fans,
  counted = summary,
  offered = campaigns,
  notifications: sent = notifications,
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
  http.get('*/api/promotion/fans/notifications', () => HttpResponse.json(sent)),
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
export const down = [
  'fans',
  'fans/summary',
  'fans/campaigns',
  'fans/notifications',
  'canvas/tracks',
].map((list) => http.get(`*/api/promotion/${list}`, () => HttpResponse.json({}, { status: 503 })));
export const inTab = (tab: string, given: Answers = {}) => ({
  address: `/fan-engagement?tab=${tab}`,
  msw: answers(given),
});

/** An address as concerts link here, about the second of two. */
export const aboutConcert = (tab: string, kind: string) => ({
  address: `/fan-engagement?tab=${tab}&new=${kind}&concert=con_2`,
  msw: [
    http.get('*/api/promotion/concerts/artist', () =>
      HttpResponse.json([makeConcert('con_1', { city: 'Oslo' }), makeConcert('con_2')]),
    ),
    ...answers(),
  ],
});

function forget() {
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  for (const kind of ['campaign', 'notification'])
    for (const key of deviceTexts.keys(`${kind}-draft:${owner}:`)) deviceTexts.remove(key);
}

/** Clears requests, pending items and drafts. */
export const beginAnew = () => {
  done.mockClear();
  forget();
  return forget;
};

export const ofTool = {
  layout: 'fullscreen',
  frame: 'page',
  address: '/fan-engagement',
  screen: area.screens.find(({ name }) => name === 'fans'),
  state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
  msw: answers(),
};

/** Loads lazy parts before a story looks for them. */
export const loaders = [
  () => import('../ui/CampaignsTab'),
  () => import('../ui/AnalyticsTab'),
  () => import('../ui/form/CampaignWorkbench'),
  () => import('../ui/NotificationsTab'),
  () => import('../ui/form/NotificationWorkbench'),
  () => ConfirmedAct.load(),
  () => import('../ui/ParticipantsDialog'),
  () => campaignItem.loadGuard(),
  () => notificationItem.loadGuard(),
];

/** Chooses an item of a card's menu. */
export async function choose(canvas: ReturnType<typeof within>, name: RegExp, act: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}
