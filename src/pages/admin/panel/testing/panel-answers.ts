import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type {
  AdminSummary,
  AdminUserList,
  AdminUserQuery,
  ChangeUserBody,
} from '@/shared/contract/administration.ts';
import type { Right } from '@/shared/contract/right.ts';
import type { AccountPromotions } from '@/shared/contract/active-promotion.ts';
import type { ServerMetrics, SystemState } from '@/shared/contract/system.ts';
import { sampleJobs } from '@/shared/sample/administration/sample-jobs.ts';
import { sampleRoyaltySummary } from '@/shared/sample/administration/sample-royalties.ts';
import { sampleSecurity } from '@/shared/sample/administration/sample-security.ts';
import { sampleState } from '@/shared/sample/administration/sample-state.ts';
import { sampleActions, sampleSettings } from '@/shared/sample/administration/sample-system.ts';
import { sampleSummary, sampleUsers } from '@/shared/sample/administration/sample-users.ts';
import { answerToday } from '@/widgets/today/index.testing';
import { area } from '../../area';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

/** Sent account changes. */
export let sent: ChangeUserBody[] = [];

export const problem = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, error: 'Algo falta.', ...more }, { status });

type Server = {
  promotions?: () => AccountPromotions;
  summary?: (summary: AdminSummary) => AdminSummary;
  users?: (list: AdminUserList) => AdminUserList;
  state?: () => SystemState;
};

const keep = <Data>(data: Data) => data;

const getServer = (name: string) => ({ ...sampleState.servers[0], name }) as ServerMetrics;

/** Two servers and their services, one failing and one not probed yet. */
export const realState = (): SystemState => ({
  servers: [getServer('sonora-1:3001'), getServer('sonora-2:3001')],
  services: ['api', 'database', 'jobs', 'assets', 'sound', 'search'].map((service) => ({
    service,
    status: service === 'jobs' ? 'error' : 'healthy',
    uptime: service === 'jobs' ? 0.98765 : 1,
    responseTime: service === 'search' ? null : 3.25,
    lastFailure:
      service === 'jobs'
        ? { at: '2026-11-19T11:40:00.000Z', reason: 'payments.run: connection refused' }
        : null,
  })),
  checkedAt: '2026-11-19T12:00:00.000Z',
});

/** Server answers based on the sample. */
export const answers = ({
  summary = keep,
  users = keep,
  state = realState,
  promotions = () => ({ artists: [], items: [] }),
}: Server = {}) => [
  answerToday(),
  http.get('*/api/admin/royalties/summary', () => HttpResponse.json(sampleRoyaltySummary())),
  http.get('*/api/admin/marquee', () => HttpResponse.json({ campaigns: [], total: 0 })),
  http.get('*/api/admin/settings', () => HttpResponse.json(sampleSettings())),
  http.get('*/api/admin/system', () => HttpResponse.json(state())),
  http.get('*/api/admin/jobs', () => HttpResponse.json(sampleJobs)),
  http.get('*/api/admin/actions', () => HttpResponse.json(sampleActions)),
  http.get('*/api/admin/security-events', () => HttpResponse.json(sampleSecurity)),
  http.get('*/api/admin/summary', () => HttpResponse.json(summary(sampleSummary()))),
  http.get('*/api/admin/users/:id/running', () => HttpResponse.json(promotions())),
  http.get('*/api/admin/users', ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams) as AdminUserQuery;
    return HttpResponse.json(users(sampleUsers(query)));
  }),
];

export const always = (respond: () => Response | Promise<Response>) => [
  answerToday(),
  ...[
    'summary',
    'users',
    'settings',
    'system',
    'jobs',
    'actions',
    'security-events',
    'royalties/summary',
  ].map((call) => http.get(`*/api/admin/${call}`, respond)),
];

export const getRow = async (canvas: Canvas, name: string) =>
  canvas.findByRole('row', { name: new RegExp(name) });

export const getNames = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

export async function openMenu(canvas: Canvas, userEvent: User, name: string) {
  await getRow(canvas, name);
  await userEvent.click(canvas.getByRole('button', { name: `Más opciones de ${name}` }));
  return within(await screen.findByRole('menu'));
}

/** Records account changes, and replies in turn. */
export function changing(...replies: (() => Response)[]) {
  const [last] = replies.slice(-1);
  return http.patch('*/api/admin/users/:id', async ({ request, params }) => {
    const body = (await request.json()) as ChangeUserBody;
    const reply = replies[sent.length] ?? last;
    sent.push(body);
    const row = sampleUsers({}).users.find(({ id }) => id === params['id']);
    return reply ? reply() : HttpResponse.json({ ...row, ...body.changes });
  });
}

export const toast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const withRights = (...rights: Right[]) => ({
  state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo', rights }),
});

export const rowsOfActions = async (canvas: Canvas, actor = /Julián/) => {
  const table = within(await canvas.findByRole('table', { name: 'Lista de cambios del equipo' }));
  return table.findAllByRole('row', { name: actor });
};

export const inPanel = {
  beforeEach: () => {
    sent = [];
  },
  args: { title: 'Panel de administración' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/admin?tab=users',
    screen: area.screens[0],
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: answers(),
  },
};
