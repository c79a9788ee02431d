import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { AdminUser } from '@/shared/contract/administration.ts';
import { changeLanguage, pseudoLanguage } from '@/shared/i18n';
import { sampleUsers } from '@/shared/sample/administration/sample-users.ts';
import { findsRole, longName } from '@/shared/testing';
import { PanelPage } from './PanelPage';
import {
  inPanel,
  problem,
  answers,
  always,
  getRow,
  getNames,
  openMenu,
  toast,
} from '../testing/panel-answers';

const meta = {
  ...inPanel,
  title: 'Screens/Admin/Panel: usuarios',
  component: PanelPage,
} satisfies Meta<typeof PanelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

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
