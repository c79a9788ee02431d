import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { SecurityEvent } from '@/shared/contract/security-log.ts';
import { sampleSecurity } from '@/shared/sample/administration/sample-security.ts';
import { findsRole, findsText } from '@/shared/testing';
import { SecurityLog } from './SecurityLog';

const none = { events: [], total: 0, hasMore: false };

const answering = (respond: (query: URLSearchParams) => Response | Promise<Response>) => [
  http.get('*/api/admin/security-events', ({ request }) =>
    respond(new URL(request.url).searchParams),
  ),
];

const meta = {
  title: 'Work/Administration/Security log',
  component: SecurityLog,
  parameters: {
    frame: 'page',
    address: '/admin?tab=system',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: answering((query) =>
      HttpResponse.json(
        query.has('kind')
          ? {
              ...none,
              events: sampleSecurity.events.filter(({ kind }) => kind === query.get('kind')),
              total: sampleSecurity.events.filter(({ kind }) => kind === query.get('kind')).length,
            }
          : sampleSecurity,
      ),
    ),
  },
} satisfies Meta<typeof SecurityLog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getRows = async (canvas: Canvas) => {
  const table = await canvas.findByRole('table', { name: 'Lista de sucesos de seguridad' });
  const rows = await within(table).findAllByRole('row', { name: /Julián|Sin sesión|eliminada/ });
  return rows.map(({ textContent }) => textContent);
};

// Proves administration: Security log: the screen
/** Actor, subject, address and result; a deleted account has no name. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const [suspension, , failure, payment, deletion, setting] = await getRows(canvas);
    await expect(suspension).toMatch(/Suspensión.*Julián Arnedillo.*Chepe Barrientos.*Suspendido/);
    await expect(failure).toMatch(/Rechazado.*Sin sesión.*Chepe Barrientos.*198\.51\.100\.23/);
    await expect(payment).toMatch(/1\.234,50/);
    await expect(deletion).toMatch(/Cuenta eliminada/);
    await expect(setting).toMatch(/Registros nuevos: encendido/);
  },
};
/** Filtered by kind. */
export const OneKind: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await getRows(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Qué'), 'Pago');
    await waitFor(async () => expect(await getRows(canvas)).toHaveLength(1));
  },
};
const makeEvent = (
  kind: SecurityEvent['kind'],
  detail: SecurityEvent['detail'],
): SecurityEvent => ({
  id: '0',
  at: '2026-11-18T16:40:00.000Z',
  kind,
  outcome: 'success',
  actor: detail?.['by'] === undefined ? { id: 'usr_sample-5', name: 'Julián Arnedillo' } : null,
  subject: { id: 'usr_sample-9', name: 'Chepe Barrientos' },
  address: null,
  detail,
});
const toldEvents = [
  makeEvent('passkey', { act: 'removed' }),
  makeEvent('second-factor', { act: 'off' }),
  makeEvent('password', { way: 'reset-link' }),
  makeEvent('email', { purpose: 'change' }),
  makeEvent('payout-account', { receiver: 'label', id: 'lab_1', isRemoved: true }),
  makeEvent('rights', { to: 'people,money' }),
  makeEvent('rights', { to: '' }),
  makeEvent('rights', { route: 'GET /api/admin/users/:id' }),
  makeEvent('service', { act: 'begin' }),
  makeEvent('suspension', { by: 'npm run admin' }),
].map((event, index) => ({ ...event, id: String(index) }));
// Proves administration: Security log: what was done, and by which way
/** Details of ways, rights, and acts on the server itself. */
export const EveryDetail: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answering(() =>
      HttpResponse.json({ events: toldEvents, total: toldEvents.length, hasMore: false }),
    ),
  },
  play: async ({ canvas }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Lista de sucesos de seguridad' }),
    );
    const rows = await table.findAllByRole('row', { name: /Chepe Barrientos/ });
    const expected = [
      'Quitada',
      'Desactivada',
      'Con enlace por correo',
      'Cambiado',
      'Quitada',
      'Personas, Dinero',
      'ninguno',
      'Sin permiso para GET /api/admin/users/:id',
      'Puesta en marcha',
      'Desde la consola del servidor',
    ];
    for (const [index, text] of expected.entries()) {
      await expect(rows[index]).toHaveTextContent(text);
    }
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: answering(async () => (await delay('infinite'), new Response())) },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answering(() => HttpResponse.json(none)) },
  play: findsText('Aún no hay sucesos'),
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: {
    address: '/admin?tab=system&security-q=nadie',
    msw: answering(() => HttpResponse.json(none)),
  },
  play: findsText('Nada coincide'),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answering(() =>
      HttpResponse.json({ code: 'forbidden', error: 'No puedes verlo.' }, { status: 403 }),
    ),
  },
  play: findsRole('heading', { level: 3 }),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await getRows(canvas)).not.toHaveLength(0);
    const row = canvas.getAllByRole('rowheader')[0]?.parentElement;
    const [name, fact] = ['name', 'fact'].map((part) =>
      row?.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
    );
    await expect(name?.bottom).toBeLessThanOrEqual(fact?.top ?? 0);
  },
};
