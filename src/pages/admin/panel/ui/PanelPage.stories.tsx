import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type {
  AdminSummary,
  AdminUser,
  AdminUserList,
  AdminUserQuery,
  ChangeUserBody,
  CreateUserBody,
  StaffAction,
} from '@/shared/contract/administration.ts';
import type { Right } from '@/shared/contract/right.ts';
import type { AccountPromotions, ActivePromotion } from '@/shared/contract/active-promotion.ts';
import type { ServerMetrics, SystemState } from '@/shared/contract/system.ts';
import { changeLanguage, pseudoLanguage } from '@/shared/i18n';
import { sampleJobs } from '@/shared/sample/administration/sample-jobs.ts';
import { sampleLabels } from '@/shared/sample/administration/sample-labels.ts';
import { sampleRoyaltySummary } from '@/shared/sample/administration/sample-royalties.ts';
import { sampleSecurity } from '@/shared/sample/administration/sample-security.ts';
import { sampleState } from '@/shared/sample/administration/sample-state.ts';
import { sampleActions, sampleSettings } from '@/shared/sample/administration/sample-system.ts';
import { sampleSummary, sampleUsers } from '@/shared/sample/administration/sample-users.ts';
import { findsRole, findsText, longName } from '@/shared/testing';
import { answerToday, officeLines } from '@/widgets/today/index.testing';
import { area } from '../../area';
import { PanelPage } from './PanelPage';

/** Sent account changes. */
let sent: ChangeUserBody[] = [];

const problem = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, error: 'Algo falta.', ...more }, { status });

type Server = {
  promotions?: () => AccountPromotions;
  summary?: (summary: AdminSummary) => AdminSummary;
  users?: (list: AdminUserList) => AdminUserList;
  state?: () => SystemState;
};

const keep = <Data,>(data: Data) => data;

const getServer = (name: string) => ({ ...sampleState.servers[0], name }) as ServerMetrics;

/** Two servers and their services, one failing and one not probed yet. */
const realState = (): SystemState => ({
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
const answers = ({
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

const always = (respond: () => Response | Promise<Response>) => [
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

const meta = {
  title: 'Screens/Admin/Panel (panel de administración)',
  component: PanelPage,
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
} satisfies Meta<typeof PanelPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const getRow = async (canvas: Canvas, name: string) =>
  canvas.findByRole('row', { name: new RegExp(name) });
const getNames = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function openMenu(canvas: Canvas, userEvent: User, name: string) {
  await getRow(canvas, name);
  await userEvent.click(canvas.getByRole('button', { name: `Más opciones de ${name}` }));
  return within(await screen.findByRole('menu'));
}

/** Records account changes, and replies in turn. */
function changing(...replies: (() => Response)[]) {
  const [last] = replies.slice(-1);
  return http.patch('*/api/admin/users/:id', async ({ request, params }) => {
    const body = (await request.json()) as ChangeUserBody;
    const reply = replies[sent.length] ?? last;
    sent.push(body);
    const row = sampleUsers({}).users.find(({ id }) => id === params['id']);
    return reply ? reply() : HttpResponse.json({ ...row, ...body.changes });
  });
}

const creating = (respond: (body: CreateUserBody) => Response) =>
  http.post('*/api/admin/users', async ({ request }) =>
    respond((await request.json()) as CreateUserBody),
  );

const created = (body: CreateUserBody) =>
  HttpResponse.json(
    {
      user: {
        ...body,
        password: undefined,
        id: 'usr_new',
        joinDate: '2026-11-19',
        status: 'active',
        totalStreams: 0,
        monthlyPayment: 0,
      },
      temporaryPassword: 'k7mq-2f9x-hd4t',
    },
    { status: 201 },
  );

const toast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Overview: Story = {
  tags: ['state:default', 'state:narrow'],
  parameters: { address: '/admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Administrador')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/más que en octubre/)).toHaveLength(3));
    await expect(await canvas.findByText(/^32\.418,12\s€ en 19 pagos\.$/)).toBeVisible();
    await expect(canvas.getByText('¿Un label nuevo?')).toBeInTheDocument();
  },
};
/** The card opens the tab with the form. */
export const OverviewCreatesAUser: Story = {
  tags: ['no-photo'],
  parameters: { address: '/admin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Crear usuario' }));
    const dialog = await screen.findByRole('dialog', { name: 'Crear usuario' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
// Proves administration: The card on Resumen
/** The card opens the tab with the form. */
export const OverviewAddsALabel: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/admin',
    msw: [http.get('*/api/admin/labels', () => HttpResponse.json(sampleLabels({}))), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Agregar Label' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Label' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('tab', { name: 'Labels' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
const withRights = (...rights: Right[]) => ({
  state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo', rights }),
});
// Proves access: The panel by right
/** With one right an admin sees only its parts, and requests nothing else. */
export const OneRight: Story = {
  tags: ['state:access-denied'],
  parameters: {
    ...withRights('people'),
    address: '/admin',
    msw: [http.get('*/api/admin/summary', () => HttpResponse.json(sampleSummary()))],
  },
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Resumen',
      'Usuarios',
      'Sistema',
    ]);
    await expect(await canvas.findByRole('link', { name: 'Crear usuario' })).toBeVisible();
    await expect(canvas.queryByText('Regalías pendientes')).toBeNull();
  },
};
// Proves access: The address of a tab without the right
/** The address names a tab that the admin may not open. */
export const TabOfOthers: Story = {
  tags: ['state:access-denied'],
  parameters: {
    ...withRights('money'),
    msw: [http.get('*/api/admin/summary', () => HttpResponse.json(sampleSummary()))],
  },
  play: findsRole('heading', { name: 'Esta parte la llevan otras personas' }),
};
export const NoRights: Story = {
  tags: ['state:access-denied'],
  parameters: { ...withRights(), address: '/admin', msw: [] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tu cuenta aún no tiene permisos' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
// Proves administration: Rights in the form of an account
/** Only admins have rights: those that the editing admin has too. */
export const RightsAreGiven: Story = {
  tags: ['state:variants'],
  parameters: {
    ...withRights('people', 'money'),
    msw: [changing(() => HttpResponse.json(sampleUsers({}).users[0])), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Editar' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar usuario' }));
    await expect(form.queryByRole('group', { name: 'Permisos' })).toBeNull();
    await userEvent.selectOptions(form.getByLabelText('Rol'), 'Administrador');
    const rights = within(form.getByRole('group', { name: 'Permisos' }));
    await expect(rights.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(rights.getByRole('checkbox', { name: /^Dinero/ }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await toast('Usuario actualizado exitosamente');
    await expect(sent[0]).toMatchObject({ changes: { role: 'admin', rights: ['money'] } });
  },
};
export const Users: Story = {
  tags: ['tall-on-phone', 'state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const alma = within(await getRow(canvas, 'Alma Requena'));
    await expect(alma.getByText('alma@ejemplo.example')).toBeVisible();
    await expect(alma.getByText('Premium')).toBeVisible();
    await expect(alma.getByText('España')).toBeVisible();
    await expect(alma.getByText('Activo')).toBeVisible();
    await expect(alma.getByText(/9,99/)).toBeVisible();
    for (const name of [
      'Usuario',
      'Email',
      'Suscripción',
      'Rol',
      'País',
      'Estado',
      'Desde',
      'Pago mensual',
      'Acciones',
    ]) {
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    }
  },
};
/** Searches when typing pauses, ignoring case and accents. */
export const Searched: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'BALCON');
    await waitFor(() => expect(getNames(canvas)).toEqual(['Balcón Discos']));
    await userEvent.click(canvas.getByRole('button', { name: /Quitar/ }));
    await waitFor(() => expect(getNames(canvas)).toHaveLength(9));
  },
};
// Proves administration: Search, filters and order in the address
/** Search, filters and order are read from the address. */
export const FilteredByTheAddress: Story = {
  parameters: { address: '/admin?tab=users&role=user&sort=-name&q=ejemplo' },
  play: async ({ canvas, userEvent }) => {
    await getRow(canvas, 'Ximena');
    await expect(getNames(canvas)).toEqual([
      'Ximena Prado',
      'Tomás Olmedo',
      'Marga Siles',
      'Chepe Barrientos',
      'Alma Requena',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Rol'), 'Administrador');
    await waitFor(() => expect(getNames(canvas)).toEqual(['Julián Arnedillo']));
    await userEvent.selectOptions(canvas.getByLabelText('Rol'), 'Todos los roles');
    await userEvent.selectOptions(canvas.getByLabelText('Estado'), 'Suspendido');
    await waitFor(() => expect(getNames(canvas)).toEqual(['Chepe Barrientos']));
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/admin?tab=users&q=nadie' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nadie coincide' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
    await expect(await getRow(canvas, 'Alma Requena')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers({ users: () => ({ users: [], total: 0, hasMore: false }) }) },
  play: findsRole('heading', { name: 'Aún no hay usuarios' }),
};
export const Loading: Story = {
  tags: ['tall-on-phone', 'state:loading', 'state:narrow'],
  parameters: { msw: always(() => delay('infinite') as Promise<never>) },
  play: findsRole('table', { name: 'Usuarios' }),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: always(() => problem('too-many-requests', 429)) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1),
    );
  },
};
// Proves administration: The example lasts for the visit
/** Sample data while the server does not answer; changes to it last for the visit. */
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: always(() => HttpResponse.error()) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    const plan = async (name: string) =>
      within(await getRow(canvas, 'Alma Requena')).findByText(name);
    let menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pasar a Free' }));
    await toast('Usuario actualizado exitosamente');
    await expect(await plan('Free')).toBeVisible();
    menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pasar a Premium' }));
    await expect(await plan('Premium')).toBeVisible();
  },
};
const long = (user: AdminUser): AdminUser => ({
  ...user,
  name: longName,
  email: `${'direccion-larguisima.'.repeat(5)}${user.id}@ejemplo.example`,
});
export const LongText: Story = {
  tags: ['tall-on-phone', 'state:long-text', 'state:narrow'],
  parameters: { msw: answers({ users: (list) => ({ ...list, users: list.users.map(long) }) }) },
};
/** Longer words hide more columns; neither table nor page scrolls sideways. */
export const LongerWords: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'medium' } },
  beforeEach: () => () => changeLanguage(),
  play: async ({ canvas }) => {
    await getRow(canvas, 'Alma Requena');
    await changeLanguage(pseudoLanguage);
    const frame = canvas.getByRole('table').parentElement;
    await waitFor(() => expect(frame).toHaveAttribute('data-away'));
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
    const { scrollingElement: page } = document;
    await waitFor(() => expect(page?.scrollWidth).toBeLessThanOrEqual(page?.clientWidth ?? 0));
  },
};
export const Millions: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    address: '/admin?tab=users&page=2',
    msw: answers({
      summary: () => ({
        accounts: { value: 412_345_678, before: 1 },
        newAccounts: { value: 0, before: 0 },
        payingAccounts: { value: 98_765_432, before: null },
        monthlyRevenue: { value: 986_666_665.68, before: null },
      }),
      users: ({ users }) => ({ users, total: 10_000, hasMore: true }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hay más de 10\.000 cuentas/)).toBeVisible();
    await expect(canvas.getByText('Mostrando 51–100 de 10.000')).toBeVisible();
    await expect(canvas.getByText('412,3M')).toBeVisible();
  },
};
export const MillionsOnTheCards: Story = {
  ...Millions,
  parameters: { ...Millions.parameters, address: '/admin' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Sin datos de octubre')).toHaveLength(2));
  },
};
/** A page beyond a shortened list shows the last one. */
export const UsersBeyondTheLast: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/admin?tab=users&page=2',
    msw: [
      http.get('*/api/admin/users', ({ request }) => {
        const isBeyond = new URL(request.url).searchParams.get('page') === '2';
        const { users } = sampleUsers({});
        const rows = isBeyond ? [] : users;
        return HttpResponse.json({ users: rows, total: users.length, hasMore: false });
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Alma Requena/ })).toBeVisible();
    await expect(canvas.getByText(/^Mostrando 1–/)).toBeVisible();
  },
};
/** Premium becomes free, sent with the seen values. */
export const TogglesThePlan: Story = {
  tags: ['no-photo'],
  parameters: { msw: [changing(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pasar a Free' }));
    await toast('Usuario actualizado exitosamente');
    await expect(sent[0]).toEqual({
      seen: { subscription: 'premium' },
      changes: { subscription: 'free' },
    });
  },
};
// Proves administration: Premium to free, all else to premium
/** Any other plan becomes premium. */
export const TogglesToPremium: Story = {
  tags: ['no-photo'],
  parameters: { msw: [changing(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Tomás Olmedo');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pasar a Premium' }));
    await waitFor(() => expect(sent[0]?.changes).toEqual({ subscription: 'premium' }));
  },
};
// Proves administration: The question
export const Suspends: Story = {
  parameters: { msw: [changing(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Suspender' }));
    const name = '¿Estás seguro de que quieres suspender este usuario?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    await expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    const text = question.getByText(/^Alma Requena \(alma@ejemplo\.example\)/);
    await waitFor(() => expect(text).toBeVisible());
    await expect(sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await waitFor(() => expect(sent[0]?.changes).toEqual({ status: 'suspended' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
const nora = { id: 'art_nora-quintavalle', name: 'Nora Quintavalle' };
const going = (kind: ActivePromotion['kind'], title: string): ActivePromotion => ({
  kind,
  id: `local-${title.length}-${title.codePointAt(0)}`,
  title,
  artist: nora,
  state: 'running',
  until: '2026-12-01T00:00:00.000Z',
});
// Proves administration: The question lists it
/** Running items are listed by kind: all stop unless kept by choice. */
export const SuspendsRunning: Story = {
  parameters: {
    msw: [
      changing(),
      ...answers({
        promotions: () => ({
          artists: [nora],
          items: [
            ...['Otoño', 'Invierno', 'Gira', 'Verano'].map((title) => going('marquee', title)),
            going('concerts', 'Noche en la Sala Sol'),
            { ...going('stories', 'Ensayo'), state: 'resting' as const },
          ],
        }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Nora Quintavalle');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Suspender' }));
    const question = within(await screen.findByRole('alertdialog'));
    const paid = await question.findByRole('checkbox', {
      name: /4 campañas de pago.*Otoño, Invierno, Gira, …/,
    });
    await expect(paid).toBeChecked();
    await expect(question.queryByRole('checkbox', { name: /historia/ })).toBeNull();
    const link = question.getByRole('link', { name: 'Ver todo lo de Nora Quintavalle' });
    await expect(link).toHaveAttribute('href', '/admin/artist/art_nora-quintavalle');
    await userEvent.click(question.getByRole('checkbox', { name: /1 concierto/ }));
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await waitFor(() =>
      expect(sent[0]?.stops).toEqual(['notices', 'marquee', 'stories', 'campaigns']),
    );
  },
};
// Proves administration: The way there from an account
/** An account links to each of its artists. */
export const LeadsToItsArtists: Story = {
  parameters: {
    msw: answers({
      users: (list) => ({
        ...list,
        users: list.users.map((user) =>
          user.name === nora.name ? { ...user, artists: [nora] } : user,
        ),
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, nora.name);
    const link = menu.getByRole('menuitem', { name: 'Ver todo lo de Nora Quintavalle' });
    await expect(link).toHaveAttribute('href', '/admin/artist/art_nora-quintavalle');
  },
};
// Proves administration: Where the list is unknown
/** While the running items are unknown, the question says that all stop. */
export const SuspendsUnknown: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      changing(),
      http.get('*/api/admin/users/:id/running', () => problem('invalid', 422)),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Nora Quintavalle');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Suspender' }));
    await expect(await screen.findByText(/^No pudimos leer qué puso en marcha/)).toBeVisible();
  },
};
// Proves administration: The same on the screen
/** A lost temporary password is renewed until the user has chosen one. */
export const RenewsPassword: Story = {
  parameters: {
    msw: [
      http.post('*/api/admin/users/:id/temporary-password', () =>
        HttpResponse.json({ user: sampleUsers({}).users[0], temporaryPassword: 'q8wz-5n3r-mm7c' }),
      ),
      ...answers({
        users: (list) => ({
          ...list,
          users: list.users.map((user) => ({ ...user, hasTemporaryPassword: true })),
        }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Nueva contraseña temporal' }));
    const name = '¿Crear otra contraseña temporal?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(question.getByRole('button', { name: 'Crear contraseña' }));
    await expect(await screen.findByText('q8wz-5n3r-mm7c')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByText('q8wz-5n3r-mm7c')).toBeNull());
  },
};
/** Nothing is lost, so it does not ask. */
export const Activates: Story = {
  tags: ['no-photo'],
  parameters: { msw: [changing(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Chepe Barrientos');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Activar' }));
    await waitFor(() => expect(sent[0]?.changes).toEqual({ status: 'active' }));
  },
};
export const NotYourself: Story = {
  parameters: {
    state: signedIn({ id: 'usr_sample-5', role: 'admin', displayName: 'Julián Arnedillo' }),
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Julián Arnedillo');
    const item = menu.getByRole('menuitem', { name: /Suspender/ });
    await expect(item).toHaveAccessibleDescription('No puedes suspender tu propia cuenta.');
  },
};
/** Shows the server's reason. */
export const ChangeRefused: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [changing(() => problem('invalid', 422, { error: 'Es la última cuenta.' })), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pasar a Free' }));
    await toast('Error al actualizar el usuario. Es la última cuenta.');
  },
};
const openCreate = async (canvas: Canvas, userEvent: User) => {
  await getRow(canvas, 'Alma Requena');
  await userEvent.click(canvas.getByRole('button', { name: 'Crear usuario' }));
  return within(await screen.findByRole('dialog'));
};
// Proves administration: The alert, and the button until then
export const CreateIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    const save = dialog.getByRole('button', { name: 'Crear usuario' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByLabelText('País')).toHaveValue('ES');
    await userEvent.type(dialog.getByLabelText('Nombre'), '  ');
    await userEvent.click(save);
    await expect(
      await dialog.findByText('Por favor completa todos los campos obligatorios'),
    ).toBeVisible();
    await expect(dialog.getByText('Escribe el nombre')).toBeVisible();
    await expect(dialog.getByText('Escribe el email')).toBeVisible();
  },
};
const fillIn = async (dialog: ReturnType<typeof within>, userEvent: User) => {
  await userEvent.type(dialog.getByLabelText('Nombre'), 'Luz Cañas');
  await userEvent.type(dialog.getByLabelText('Email'), 'luz@ejemplo.example');
  await userEvent.selectOptions(dialog.getByLabelText('Rol'), 'Artista');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear usuario' }));
};
// Proves administration: It is shown once
/** Shows the temporary password once. */
export const Created: Story = {
  parameters: { msw: [creating(created), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    await fillIn(dialog, userEvent);
    await expect(await dialog.findByText('k7mq-2f9x-hd4t')).toBeVisible();
    await toast('Usuario creado exitosamente');
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.body).not.toHaveTextContent('k7mq-2f9x-hd4t');
  },
};
// Proves administration: Escape asks before it is lost
/** Escape would lose the password, so it asks. */
export const CreatedLeft: Story = {
  parameters: { msw: [creating(created), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    await fillIn(dialog, userEvent);
    await expect(await dialog.findByText('k7mq-2f9x-hd4t')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const question = { name: '¿Cerrar sin entregar la contraseña?' };
    await screen.findByRole('alertdialog', question);
    await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByText('k7mq-2f9x-hd4t')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const requested = within(await screen.findByRole('alertdialog', question));
    await userEvent.click(requested.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const CreateEmailTaken: Story = {
  parameters: {
    msw: [
      creating(() => problem('invalid', 400, { fields: { email: 'Ya existe una cuenta.' } })),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    await fillIn(dialog, userEvent);
    await expect(await dialog.findByText('Ya existe una cuenta.')).toBeVisible();
    await expect(dialog.getByText('Error al crear el usuario')).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveFocus();
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('Luz Cañas');
  },
};
/** Keeps the input without a network. */
export const CreateFails: Story = {
  tags: ['no-photo'],
  parameters: { msw: [creating(() => HttpResponse.error()), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    await fillIn(dialog, userEvent);
    await expect(await dialog.findByText('Error al crear el usuario')).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveValue('luz@ejemplo.example');
  },
};
/** The later of two editors sees the first one's change, and may save over it. */
export const ChangedElsewhere: Story = {
  parameters: {
    msw: [
      changing(
        () =>
          problem('duplicate', 409, {
            fields: { subscription: 'Ahora es «Student».' },
            current: { subscription: 'student' },
          }),
        () => HttpResponse.json(sampleUsers({ q: 'alma' }).users[0]),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await getRow(canvas, 'Alma Requena');
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Alma Requena' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar usuario' }));
    await expect(dialog.queryByLabelText('Contraseña temporal')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Suscripción'), 'Family');
    const save = dialog.getByRole('button', { name: 'Guardar cambios' });
    await userEvent.click(save);
    await expect(await dialog.findByText('Ahora es «Student».')).toBeVisible();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await userEvent.click(save);
    await toast('Usuario actualizado exitosamente');
    const changes = { subscription: 'family' };
    await expect(sent).toEqual([
      { changes, seen: { subscription: 'premium' } },
      { changes, seen: { subscription: 'student' } },
    ]);
  },
};
export const EditNarrow: Story = {
  tags: ['tall'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Alma Requena' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar usuario' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
// Proves administration: An edited account that leaves the list hands the focus on
/** Focus returns to the account, or to the one that takes its place. */
export const EditByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/admin?tab=users&role=user',
    msw: [
      changing(),
      ...answers({ users: (list) => ({ ...list, users: list.users.slice(sent.length) }) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const open = async (name: string) => {
      const opener = await canvas.findByRole('button', { name: `Editar ${name}` });
      opener.focus();
      await userEvent.keyboard('{Enter}');
      return {
        opener,
        form: within(await screen.findByRole('dialog', { name: 'Editar usuario' })),
      };
    };
    await getRow(canvas, 'Alma Requena');
    const [first = '', second = ''] = getNames(canvas);
    const { opener } = await open(first);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());

    const next = await getRow(canvas, second);
    const { form } = await open(first);
    await userEvent.selectOptions(form.getByLabelText('Rol'), 'Artista');
    form.getByRole('button', { name: 'Guardar cambios' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await waitFor(() => expect(next).toHaveFocus());
  },
};

/** Its stories are tall: servers, services, jobs and two logs. */
const system = { address: '/admin?tab=system' };
const rowsOfActions = async (canvas: Canvas, actor = /Julián/) => {
  const table = within(await canvas.findByRole('table', { name: 'Lista de cambios del equipo' }));
  return table.findAllByRole('row', { name: actor });
};
// Proves administration: It is shown, in words
/** Who changed what, with old and new values. */
export const System: Story = {
  tags: ['tall'],
  parameters: system,
  play: async ({ canvas }) => {
    const [first, second, , last] = await rowsOfActions(canvas);
    await expect(first).toHaveTextContent('Suspender: Chepe Barrientos');
    await expect(first).toHaveTextContent('Estado: Activo → Suspendido');
    await expect(second).toHaveTextContent('Suscripción: Free → Student · País: España → Colombia');
    await expect(last).toHaveTextContent('Editar label: Discos Alféizar');
    await expect(last).toHaveTextContent(
      'Contrato: Activo → Pendiente · Teléfono: se quitó «+34 930 555 108» · Tasa de regalías: 72,5 % → 65 %',
    );
    await expect(canvas.getByRole('switch', { name: 'Registros nuevos' })).toBeChecked();
  },
};
export const SystemNarrow: Story = {
  tags: ['tall'],
  parameters: system,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      for (const heading of canvas.getAllByRole('heading', { level: 3 }))
        await expect(heading).toHaveTextContent(/\S/);
    });
  },
};
export const SystemEmpty: Story = {
  tags: ['tall'],
  parameters: {
    ...system,
    msw: [
      http.get('*/api/admin/actions', () =>
        HttpResponse.json({ actions: [], total: 0, hasMore: false }),
      ),
      ...answers(),
    ],
  },
  play: findsText('Aún no hay cambios'),
};
const undoing = (respond: () => Response) => ({
  ...system,
  msw: [http.post('*/api/admin/actions/:id/undo', respond), ...answers()],
});
async function undoFirst(canvas: Canvas, userEvent: User) {
  await rowsOfActions(canvas);
  await userEvent.click(
    canvas.getByRole('button', { name: 'Más opciones de Suspender: Chepe Barrientos' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deshacer' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Deshacer este cambio?' });
  await expect(question).toHaveTextContent(
    'Suspender: Chepe Barrientos. Estado: Activo → Suspendido',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Deshacer' }));
  return question;
}
// Proves administration: The question before it
/** Undoes a change after a question that names it. */
export const SystemUndo: Story = {
  tags: ['no-photo'],
  parameters: undoing(() => new HttpResponse(null, { status: 204 })),
  play: async ({ canvas, userEvent }) => {
    await undoFirst(canvas, userEvent);
    await toast('Cambio deshecho');
  },
};
/** Changed since: nothing happens, and the question says so. */
export const SystemUndoRefused: Story = {
  parameters: undoing(() =>
    problem('duplicate', 409, {
      error: 'Eso cambió otra vez después, así que no se deshizo nada.',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const question = await undoFirst(canvas, userEvent);
    await expect(await within(question).findByRole('alert')).toHaveTextContent(/^Eso cambió/);
  },
};
/** An invalid former value is reported in the question, since there is no form. */
export const SystemUndoInvalid: Story = {
  tags: ['no-photo'],
  parameters: undoing(() =>
    problem('invalid', 400, {
      error: 'Revisa los datos e inténtalo de nuevo.',
      fields: { email: 'Ya existe una cuenta con este email.' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const question = await undoFirst(canvas, userEvent);
    await expect(await within(question).findByRole('alert')).toHaveTextContent(/^Ya existe/);
  },
};
/** The question takes the focus, also by keyboard, and returns it to the row. */
export const SystemUndoByKeys: Story = {
  tags: ['tall', 'no-photo'],
  parameters: system,
  play: async ({ canvas, userEvent }) => {
    await rowsOfActions(canvas);
    const opener = canvas.getByRole('button', {
      name: 'Más opciones de Suspender: Chepe Barrientos',
    });
    for (let times = 0; times < 2; times += 1) {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitem', { name: 'Deshacer' });
      await waitFor(() => expect(item).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
/** An action without an inverse says so. */
export const SystemNotUndoable: Story = {
  tags: ['tall', 'no-photo'],
  parameters: system,
  play: async ({ canvas, userEvent }) => {
    await rowsOfActions(canvas);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Más opciones de Crear: Ximena Prado' }),
    );
    const item = await screen.findByRole('menuitem', { name: /Deshacer/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};
const editor = { id: 'usr_sample-4', name: 'Inés Cordero' };
const act = (action: string, target: StaffAction['target'], changes: Partial<StaffAction>) => ({
  id: action.replace('.', '-'),
  at: '2026-11-18T16:40:00.000Z',
  actor: editor,
  action,
  target,
  before: null,
  after: null,
  address: '192.0.2.9',
  ...changes,
});
const atDusk = { kind: 'playlist', id: 'pls_1', name: 'Al anochecer' };
const theService = { kind: 'service', id: 'service', name: 'Radio Faro' };
// Proves administration: What editors did, in words
// Proves marquee: Dollars in the log of staff
/** Actions of editors and payments in readable words: playlists, songs, reasons, sums. */
export const SystemActsOfEditors: Story = {
  tags: ['tall', 'no-photo'],
  parameters: {
    ...system,
    msw: [
      http.get('*/api/admin/actions', () =>
        HttpResponse.json({
          actions: [
            act('editorial.change', atDusk, {
              before: { category: 'mood', priority: 3, coverImage: '', isActive: true },
              after: {
                category: 'charts',
                priority: 1,
                coverImage: '/api/images/playlist/pls_1',
                isActive: false,
              },
            }),
            act('editorial.moveTrack', atDusk, { after: { title: 'Vereda', next: 'Orilla' } }),
            act(
              'release.reject',
              { kind: 'release', id: 'rel_1', name: 'Marea' },
              { after: { reason: 'sound', note: 'Suena saturado al final.' } },
            ),
            act(
              'canvas.approve',
              { kind: 'canvas', id: 'cnv_1', name: 'Faro' },
              { after: { status: 'live' } },
            ),
            act(
              'marquee.reject',
              { kind: 'marquee', id: 'mrq_1', name: 'Estreno' },
              { before: { budget: 1_000 }, after: { budget: 3_500, note: '' } },
            ),
            act('service.begin', theService, { after: { name: 'Radio Faro' } }),
            act('service.name', theService, {
              before: { name: 'Tonada' },
              after: { name: 'Radio Faro' },
            }),
          ],
          total: 7,
          hasMore: false,
        }),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas }) => {
    const rows = await rowsOfActions(canvas, /Inés/);
    const expected = [
      'Categoría: Estado de ánimo → Éxitos · Prioridad: 3 → 1 · Portada: imagen subida · Estado: activa → inactiva',
      'Canción: Vereda · Delante de: Orilla',
      'Motivo: El sonido tiene defectos · Nota: Suena saturado al final.',
      'Estado: En vivo',
      'Presupuesto: 1.000 US$ → 3.500 US$',
      'Poner en marcha el servicio: Radio Faro',
      'Cambiar el nombre del servicio: Radio FaroNombre: Tonada → Radio Faro',
    ];
    for (const [index, text] of expected.entries()) {
      await expect(rows[index]).toHaveTextContent(text);
    }
  },
};
// Proves administration: All of it on the screen
/** Each server by name, and the state of each service. */
export const SystemServers: Story = {
  tags: ['tall'],
  parameters: system,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['sonora-1:3001', 'sonora-2:3001']) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    const table = within(await canvas.findByRole('table', { name: 'Lista de servicios' }));
    const jobs = await table.findByRole('row', { name: /Tareas en segundo plano/ });
    await expect(jobs).toHaveTextContent('Error');
    await expect(jobs).toHaveTextContent('98,76 %');
    await expect(jobs).toHaveTextContent('payments.run: connection refused');
    await userEvent.click(canvas.getByText(/servicios? funcionan? bien$/));
    const database = canvas.getByRole('row', { name: /Base de datos/ });
    await expect(database).toHaveTextContent('Operativo');
    await expect(database).toHaveTextContent('3,3 ms');
    await expect(database).toHaveTextContent('Ninguno desde que arrancó');
    await expect(canvas.getByText(/^Última comprobación: 19 nov 2026/)).toBeVisible();
  },
};
// Proves administration: The same on the screen
/** An overdue month: its progress, since when, and why. */
export const SystemLateClosing: Story = {
  tags: ['tall'],
  parameters: {
    ...system,
    msw: answers({
      state: () => ({
        ...realState(),
        lateClosing: {
          month: '2026-10',
          since: '2026-11-01T00:00:00.000Z',
          artists: { done: 2_998, all: 3_000 },
          lastFailure: {
            at: '2026-11-19T11:40:00.000Z',
            kind: 'timeout',
            reason: 'canceling statement due to statement timeout',
            artist: 'Marea Alta',
          },
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    const alarm = await canvas.findByText('Falta cerrar octubre de 2026');
    const words = alarm.closest('[role=status]');
    await expect(words).toHaveTextContent('Debía cerrarse el 1 de noviembre de 2026');
    await expect(words).toHaveTextContent('2.998 de 3.000 artistas');
    await expect(words).toHaveTextContent('con Marea Alta: una consulta tardó más de lo permitido');
    await expect(words).toHaveTextContent('canceling statement due to statement timeout');
  },
};
// Proves administration: The four of the example
/** Sample services while the server does not answer. */
export const SystemServicesSample: Story = {
  tags: ['tall', 'no-photo'],
  parameters: { ...system, msw: always(() => HttpResponse.error()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/servicios? funcionan? bien$/));
    for (const name of ['API Gateway', 'Database', 'Streaming Service', 'CDN']) {
      await expect(await canvas.findByRole('row', { name: new RegExp(name) })).toBeVisible();
    }
    await expect(canvas.getByRole('row', { name: /Streaming Service/ })).toHaveTextContent('Aviso');
  },
};
// Proves administration: The question before it
/** Maintenance asks first; the admin who confirms it sees what applies. */
export const SystemMaintenance: Story = {
  tags: ['tall'],
  parameters: {
    ...system,
    msw: [
      http.put('*/api/admin/settings/maintenance', () =>
        HttpResponse.json({ ...sampleSettings(), maintenance: true }),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Modo mantenimiento' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Empezar mantenimiento' }));
    await toast('El servicio está en mantenimiento');
  },
};
let isSettingsRead = false;
/** The refetch never arrives: the answer to the change decides. */
export const SystemTurnedBack: Story = {
  tags: ['tall', 'no-photo'],
  beforeEach: () => {
    isSettingsRead = false;
  },
  parameters: {
    ...system,
    msw: [
      http.get('*/api/admin/settings', async () => {
        if (isSettingsRead) await delay('infinite');
        isSettingsRead = true;
        return HttpResponse.json(sampleSettings());
      }),
      http.put('*/api/admin/settings/registrations', async ({ request }) => {
        const { isOn } = (await request.json()) as { isOn: boolean };
        return HttpResponse.json({ ...sampleSettings(), registrations: isOn });
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const registrations = await canvas.findByRole('switch', { name: 'Registros nuevos' });
    await userEvent.click(registrations);
    await toast('Los registros están cerrados');
    await waitFor(() => expect(registrations).not.toBeChecked());
    await waitFor(() => expect(registrations).not.toHaveAttribute('aria-busy'));
    await userEvent.click(registrations);
    await toast('Los registros están abiertos');
    await waitFor(() => expect(registrations).toBeChecked());
  },
};
/** The sample keeps switched settings for the visit. */
export const SystemSample: Story = {
  tags: ['tall'],
  parameters: { ...system, msw: always(() => HttpResponse.error()) },
  play: async ({ canvas, userEvent }) => {
    const registrations = await canvas.findByRole('switch', { name: 'Registros nuevos' });
    await userEvent.click(registrations);
    await toast('Los registros están cerrados');
    await expect(await canvas.findByText(/^Nadie nuevo puede crear una cuenta/)).toBeVisible();
    await userEvent.click(registrations);
    await toast('Los registros están abiertos');
  },
};

// Proves today: On each home
/** A line leads to what waits below. */
export const Work: Story = {
  parameters: {
    address: '/admin',
    msw: [answerToday(officeLines.admin), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5 cosas te esperan.')).toBeVisible();
    const [decide] = canvas.getAllByRole('button', {
      name: /^Decidir: El presupuesto de «Gira 1»/,
    });
    await userEvent.click(decide as HTMLElement);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'today-budgets'));
  },
};
export const WorkOfOwner: Story = {
  parameters: {
    address: '/admin',
    msw: [answerToday(officeLines.owner), ...answers()],
  },
  play: findsText('Agrega la primera disquera'),
};
