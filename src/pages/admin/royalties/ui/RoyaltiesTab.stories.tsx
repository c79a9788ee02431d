import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { ServiceSettings } from '@/shared/contract/administration.ts';
import type { OrderPaymentsBody, PaymentPlan } from '@/shared/contract/payment-run.ts';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { samplePaymentRuns } from '@/shared/sample/administration/sample-payment-runs.ts';
import {
  samplePlanIncome,
  samplePlayReview,
  sampleScreeningRules,
} from '@/shared/sample/administration/sample-play-review.ts';
import {
  sampleLedgerHeads,
  samplePendingLabels,
  sampleRoyaltyDetails,
  sampleRoyaltySummary,
  sampleSharedMonths,
} from '@/shared/sample/administration/sample-royalties.ts';
import { findsText, longName } from '@/shared/testing';
import { answerToday, officeLines } from '@/widgets/today/index.testing';
import { getResult, type Sent } from '../testing/sample-run';
import { RoyaltiesTab } from './RoyaltiesTab';

/** Ordered payments. */
let sent: Sent[] = [];
let asked = '';

const emptyPlan: PaymentPlan = {
  receivers: 0,
  payouts: 0,
  amount: 0,
  minimum: 1,
  payees: [],
  withoutAccount: [],
  sameAccount: [],
  returned: [],
  first: [],
  held: [],
  heldReceivers: 0,
};

/** What a label's row offers, all of it payable. */
const planOf = (labels: readonly PendingLabel[], ids: readonly string[]): PaymentPlan => {
  const chosen = labels.filter(({ id }) => ids.includes(id));
  const sum = (field: 'payouts' | 'amount') =>
    Math.round(chosen.reduce((total, label) => total + label[field], 0) * 100) / 100;
  return {
    ...emptyPlan,
    receivers: chosen.length,
    payouts: sum('payouts'),
    amount: sum('amount'),
    payees: chosen.map(({ id, name, payouts, amount }) => ({
      receiver: `pay_${id}`,
      name: name ?? 'Nico Bravo',
      account: name === null ? null : 'ES •••• 1332',
      payouts,
      amount,
    })),
  };
};

const problem = (code: string, status: number, error = 'Algo falta.') =>
  HttpResponse.json({ code, error }, { status });

const summary = {
  accounts: { value: 9, before: 8 },
  newAccounts: { value: 0, before: 1 },
  payingAccounts: { value: 5, before: 5 },
  monthlyRevenue: { value: 50.96, before: 47.95 },
};

const settings: ServiceSettings = {
  maintenance: false,
  registrations: true,
  uploads: true,
  staffFactor: false,
  payeeFactor: false,
  nightlyBackup: true,
  nightlyLook: true,
  payByListener: false,
};

const everything = [
  'royalties',
  'royalties/summary',
  'royalties/months',
  'payment-runs',
  'play-review',
  'play-review/rules',
  'play-review/income',
  'ledger/heads',
  'settings',
];

const answers = (labels = samplePendingLabels().labels) => [
  answerToday(),
  http.get('*/api/admin/summary', () => HttpResponse.json(summary)),
  http.get('*/api/admin/royalties/summary', () => HttpResponse.json(sampleRoyaltySummary())),
  http.get('*/api/admin/royalties/months', () => HttpResponse.json(sampleSharedMonths())),
  http.get('*/api/admin/royalties', () => HttpResponse.json({ labels, hasMore: false })),
  http.get('*/api/admin/royalties/:id', ({ params }) =>
    HttpResponse.json(sampleRoyaltyDetails(String(params['id']))),
  ),
  http.get('*/api/admin/ledger/heads', () => HttpResponse.json(sampleLedgerHeads())),
  http.get('*/api/admin/play-review', () => HttpResponse.json(samplePlayReview())),
  http.get('*/api/admin/play-review/rules', () => HttpResponse.json(sampleScreeningRules())),
  http.get('*/api/admin/play-review/income', () => HttpResponse.json(samplePlanIncome())),
  http.get('*/api/admin/payment-runs', () => HttpResponse.json(samplePaymentRuns())),
  http.post('*/api/admin/payment-plans', async ({ request }) => {
    const { labels: ids } = (await request.json()) as { labels: string[] };
    return HttpResponse.json(planOf(labels, ids));
  }),
  http.get('*/api/admin/settings', () => HttpResponse.json(settings)),
];

const always = (respond: () => Response | Promise<Response>) => [
  ...everything.map((call) => http.get(`*/api/admin/${call}`, respond)),
  ...answers(),
];

/** Records orders, and replies in turn. */
function ordering(...replies: ((sent: Sent) => Response)[]) {
  const [last] = replies.slice(-1);
  return http.put('*/api/admin/payment-runs/:id', async ({ request, params }) => {
    const order = { id: String(params['id']), body: (await request.json()) as OrderPaymentsBody };
    const reply = replies[sent.length] ?? last;
    sent.push(order);
    return reply ? reply(order) : HttpResponse.json(getResult(order));
  });
}

const meta = {
  title: 'Screens/Admin/Royalties (regalías)',
  component: RoyaltiesTab,
  beforeEach: () => {
    sent = [];
  },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/admin?tab=royalties',
    route: '/admin',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: answers(),
  },
} satisfies Meta<typeof RoyaltiesTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const pendingName = 'Lista de pagos pendientes';
const pendingTable = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: pendingName }));
// The loading table is another element.
const getRow = (canvas: Canvas, name: string) =>
  waitFor(() =>
    within(canvas.getByRole('table', { name: pendingName })).getByRole('row', {
      name: new RegExp(name),
    }),
  );
const getNames = async (canvas: Canvas) =>
  (await pendingTable(canvas)).getAllByRole('rowheader').map(({ textContent }) => textContent);

async function openPay(canvas: Canvas, userEvent: User, name = 'Procesar Pagos') {
  await getRow(canvas, 'Balcón Discos');
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

async function confirm(dialog: ReturnType<typeof within>, userEvent: User, typed: string) {
  await userEvent.type(
    await dialog.findByLabelText('Escribe el importe o el número de pagos'),
    typed,
  );
  await userEvent.click(dialog.getByRole('button', { name: /^Ordenar/ }));
}

/** The page of the run opens instead. */
const leaves = (canvas: Canvas) =>
  waitFor(async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('table', { name: pendingName })).toBeNull();
  });

/** Figures, pending payments by label and of artists without one, and past runs. */
export const Default: Story = {
  tags: ['tall-on-phone', 'state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const label = within(await getRow(canvas, 'Balcón Discos'));
    for (const text of ['8', 'sept 2026 – oct 2026', '30 nov']) {
      await expect(label.getByText(text)).toBeVisible();
    }
    await expect(label.getByText(/^72\s%$/)).toBeVisible();
    await expect(label.getByText(/^18\.420,50/)).toBeVisible();
    await expect(await getRow(canvas, 'Artistas sin label')).toBeVisible();
    await expect(await canvas.findByText(/^32\.418,12/)).toBeVisible();
    await expect(canvas.getByText('Labels activos')).toBeVisible();
    await expect(canvas.getByText(/ningún dinero se mueve desde esta pantalla/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Pagado')).toHaveLength(2));
  },
};
/** What plans bring, over the tab, with an address. */
export const Income: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Ingresos de los planes y lo pagado';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(await dialog.findByText('octubre de 2026')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The review opens over the tab, and has an address. */
export const Review: Story = {
  tags: ['no-photo'],
  // Compiling its many parts may take longer than a query waits.
  beforeEach: async () => void (await import('./ReviewDialog')),
  play: async ({ canvas, userEvent }) => {
    const name = 'Revisión de reproducciones';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(
      await dialog.findByRole('table', { name: 'Reproducciones retenidas' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Ignores case and accents; the query is in the address. */
export const Searched: Story = {
  tags: ['no-photo'],
  parameters: { address: '/admin?tab=royalties&pending-q=balcon' },
  play: async ({ canvas, userEvent }) => {
    await getRow(canvas, 'Balcón Discos');
    await expect(await getNames(canvas)).toEqual(['Balcón Discos']);
    await userEvent.click(canvas.getByRole('button', { name: /Quitar/ }));
    await waitFor(async () => expect(await getNames(canvas)).toHaveLength(4));
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/admin?tab=royalties&pending-q=nadie' },
  play: findsText('Nada coincide'),
};
/** Runs are found by a payee's name; the search is in the address. */
export const RunsSearched: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/admin?tab=royalties&runs-q=marejada',
    msw: [
      http.get('*/api/admin/payment-runs', ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        return HttpResponse.json(samplePaymentRuns(q === 'marejada' ? q : 'nobody'));
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas }) => {
    const name = 'Lista de pagos recientes';
    await waitFor(() => expect(canvas.getByRole('table', { name })).toBeVisible());
    const links = await canvas.findAllByRole('link', { name: /^Ver tanda/ });
    await expect(links[0]).toHaveAttribute('href', '/admin/payments/sample-october');
  },
};
// Proves payments: The sum is the last to go
/** In a table too narrow for everything the sum stays whole. */
export const SumStays: Story = {
  tags: ['no-photo'],
  decorators: [(Tab) => <div style={{ inlineSize: 660 }}>{Tab()}</div>],
  parameters: {
    msw: [
      http.get('*/api/admin/payment-runs', () => {
        const { run } = getResult(
          { id: 'run-1', body: { labels: ['lbl_1'], payouts: 44, amount: 7_917.29 } },
          { status: 'handedIn', hasFile: true, hasWorldFile: true, name: longName },
        );
        return HttpResponse.json({ runs: [run] });
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas }) => {
    const sum = await canvas.findByText(/^7\.917,29/);
    sum.scrollIntoView({ block: 'center' });
    const { right, top, height } = sum.getBoundingClientRect();
    const seen = document.elementFromPoint(right - 12, top + height / 2);
    await expect(seen === sum || sum.contains(seen)).toBe(true);
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [
      http.get('*/api/admin/payment-runs', () => HttpResponse.json({ runs: [] })),
      ...answers([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No queda nada por ordenar')).toBeVisible();
    await expect(await canvas.findByText('Todavía no has ordenado ningún pago')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Procesar Pagos' })).toBeDisabled();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: always(() => delay('infinite') as Promise<never>) },
  play: async ({ canvas }) => expect(await pendingTable(canvas)).toBeDefined(),
};
export const Failed: Story = {
  tags: ['state:failed', 'tall'],
  parameters: { msw: always(() => problem('too-many-requests', 429)) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(4),
    );
  },
};
const many = (): PendingLabel[] =>
  Array.from({ length: 1_000 }, (_, index) => ({
    id: `lbl_${index}`,
    name: `Sello ${index + 1}`,
    artists: 1,
    payouts: 123456,
    months: ['2019-01', '2026-10'],
    dueOn: '2026-11-30',
    royaltyRate: 72.55,
    amount: 987654321.01 - index,
    commission: 123456.78,
  }));
// Proves payments: A thousand labels
/** A thousand labels, fifty per page; all can be selected. */
export const Thousand: Story = {
  tags: ['tall', 'state:extreme-numbers', 'state:selected'],
  parameters: { msw: answers(many()) },
  play: async ({ canvas, userEvent }) => {
    await getRow(canvas, 'Sello 1 ');
    await expect(canvas.getByText(/^Mostrando 1–50 de 1\.?000$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /página/ }));
    await userEvent.click(canvas.getByRole('button', { name: /1\.?000/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar lo elegido' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('123.456.000 pagos por')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    // Cancelling keeps the selection, and the button its meaning.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Selección' })).toHaveTextContent(/1\.?000/);
  },
};
const long = (label: PendingLabel): PendingLabel => ({ ...label, name: longName });
export const LongText: Story = {
  tags: ['tall-on-phone', 'state:long-text', 'state:narrow'],
  parameters: { msw: answers(samplePendingLabels().labels.map(long)) },
};
// Proves payments: Who is left out of an order
/** Shows who gets how much, number and sum, one of which must be typed. */
export const Confirms: Story = {
  tags: ['tall-on-phone', 'state:invalid', 'state:narrow'],
  parameters: { msw: [ordering(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPay(canvas, userEvent);
    // Who has no account is left out at first.
    await waitFor(() => expect(dialog.getByText('13 pagos por')).toBeVisible());
    await expect(dialog.getByText('3 destinatarios')).toBeVisible();
    const payees = within(dialog.getByRole('table', { name: 'A quién se paga y cuánto' }));
    const lacking = payees.getByRole('row', { name: /Nico Bravo/ });
    await expect(within(lacking).getByText('No ha puesto su cuenta')).toBeVisible();
    await userEvent.click(within(lacking).getByRole('checkbox'));
    await waitFor(() => expect(dialog.getByText('19 pagos por')).toBeVisible());
    await expect(dialog.getByText('4 destinatarios')).toBeVisible();
    await confirm(dialog, userEvent, '18');
    await expect(await dialog.findByText('No es el importe ni el número de pagos')).toBeVisible();
    await expect(dialog.getByLabelText('Escribe el importe o el número de pagos')).toHaveFocus();
    await expect(sent).toEqual([]);
  },
};
/** Ticks and what was typed are not lost without a question. */
export const LeavingAsks: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPay(canvas, userEvent);
    // Nothing is ordered of nobody, and the focus stays in the list.
    const all = await dialog.findByRole('checkbox', { name: /página/ });
    await userEvent.click(all);
    await userEvent.click(all);
    await waitFor(() => expect(dialog.getByText('0 pagos por')).toBeVisible());
    await expect(all).toHaveFocus();
    await expect(dialog.getByRole('button', { name: /^Ordenar/ })).toHaveAttribute('aria-disabled');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
// Proves payments: A second press
/** Orders the selection in full; a second press sends nothing. */
export const PaysTheChosen: Story = {
  tags: ['state:success'],
  parameters: { msw: [ordering(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const row = within(await getRow(canvas, 'Balcón Discos'));
    await userEvent.click(row.getByRole('checkbox'));
    const dialog = await openPay(canvas, userEvent, 'Pagar lo elegido');
    await userEvent.type(
      await dialog.findByLabelText('Escribe el importe o el número de pagos'),
      '18.420,50',
    );
    await userEvent.dblClick(dialog.getByRole('button', { name: /^Ordenar/ }));
    await leaves(canvas);
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.body).toEqual({ labels: ['lbl_sample-1'], payouts: 8, amount: 18_420.5 });
  },
};
// Proves payments: What an order leaves out, on the screen
/** Names who is left out and why, and who deserves a second look. */
export const LeavesSomeOut: Story = {
  tags: ['tall-on-phone', 'state:narrow'],
  parameters: {
    msw: [
      http.post('*/api/admin/payment-plans', () => {
        const held = { amount: 40, reason: null, until: null };
        const plan: PaymentPlan = {
          receivers: 1,
          payouts: 8,
          amount: 18_420.5,
          minimum: 1,
          payees: [
            {
              receiver: 'pay_lbl_1',
              name: 'Balcón Discos',
              account: 'ES •••• 1332',
              payouts: 8,
              amount: 18_420.5,
            },
          ],
          heldReceivers: 3,
          withoutAccount: ['Nico Bravo'],
          sameAccount: ['Faro Sur', 'Aljibe'],
          returned: [{ name: 'Marea Alta', reason: 'AC04 CUENTA CANCELADA' }],
          first: ['Balcón Discos', 'Nico Bravo'],
          held: [
            { ...held, name: 'Marejada Records', why: 'onHold', reason: 'Reclamación de autoría' },
            { ...held, name: longName, why: 'accountChanged', until: '2026-11-22T09:00:00.000Z' },
            { ...held, name: 'Asagao Sound', amount: 0.4, why: 'belowMinimum' },
          ],
        };
        return HttpResponse.json(plan);
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPay(canvas, userEvent);
    for (const text of [
      '3 destinatarios quedan fuera de esta tanda:',
      'Retenido: Reclamación de autoría',
      /^Su cuenta cambió hace menos de 72 horas/,
      /^No llega al mínimo de 1,00/,
      '1 destinatario no ha puesto su cuenta: Nico Bravo.',
      /^El banco devolvió el último pago a Marea Alta \(«la cuenta está cancelada \(AC04\)»/,
      'Dieron la misma cuenta que otro de esta tanda: Faro Sur y Aljibe. Comprueba que sea cierto.',
      'Se les paga por primera vez: Balcón Discos y Nico Bravo.',
    ]) {
      await expect(await dialog.findByText(text)).toBeVisible();
    }
  },
};
/** With nothing to order there is nothing to confirm. */
export const NothingToOrder: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [http.post('*/api/admin/payment-plans', () => HttpResponse.json(emptyPlan)), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPay(canvas, userEvent);
    await expect(await dialog.findByText('0 pagos por')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Ordenar/ })).toBeNull();
  },
};
// Proves payments: Offline in the middle
/** A retry after a network failure has the same id. */
export const OfflineMeanwhile: Story = {
  parameters: {
    msw: [
      ordering(
        () => HttpResponse.error(),
        (order) => HttpResponse.json(getResult(order)),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPay(canvas, userEvent, 'Pagar a Marejada Records');
    await confirm(dialog, userEvent, '3');
    await expect(await dialog.findByText(/^No sabemos si el servidor lo recibió/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Reintentar' }));
    await leaves(canvas);
    await expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
  },
};
const changed = 'Lo pendiente cambió mientras tanto: ahora son 2 pagos por 5.00 €.';
/** Payments of others or a lost right show the server's reason; only closing remains. */
export const Refused: Story = {
  parameters: { msw: [ordering(() => problem('duplicate', 409, changed)), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPay(canvas, userEvent, 'Pagar a Marejada Records');
    await confirm(dialog, userEvent, '3');
    // The list that came anew draws it again.
    await waitFor(() => expect(dialog.getByText(changed)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: /^Ordenar|Reintentar/ })).toBeNull();
  },
};
export const RightTaken: Story = {
  ...Refused,
  tags: ['no-photo'],
  parameters: {
    msw: [
      ordering(() => problem('forbidden', 403, 'No tienes permiso para hacer esto.')),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPay(canvas, userEvent, 'Pagar a Marejada Records');
    await confirm(dialog, userEvent, '3');
    // The dialog is drawn again when the rights are read.
    await waitFor(() =>
      expect(dialog.getByText('No tienes permiso para hacer esto.')).toBeVisible(),
    );
  },
};
const showsDetails =
  (button: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await getRow(canvas, 'Balcón Discos');
    await userEvent.click(canvas.getByRole('button', { name: button }));
    const panel = within(await screen.findByRole('dialog', { name: 'Balcón Discos' }));
    await expect(await panel.findByRole('heading', { name: 'Pendiente' })).toBeVisible();
    await expect(panel.getByText(/^8 pagos pendientes, /)).toBeVisible();
    await expect(panel.getByText('Tasa')).toBeVisible();
    await expect(panel.getByText('Comisión incluida')).toBeVisible();
    await expect(panel.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/artist\/./),
    );
    await expect(panel.getAllByText(/vence el 30 de noviembre de 2026/)).toHaveLength(8);
    await expect(panel.getAllByText(/pagado el 31 de agosto de 2026/)).toHaveLength(4);
    await expect(panel.getByText(/^El label no ha puesto ninguna/)).toBeVisible();
  };
export const Details: Story = { play: showsDetails('Detalles de Balcón Discos') };
export const DetailsWithAccount: Story = {
  parameters: {
    msw: [
      http.get('*/api/admin/royalties/:id', ({ params }) =>
        HttpResponse.json({
          ...sampleRoyaltyDetails(String(params['id'])),
          account: {
            holder: 'Balcón Discos y Hermanas Ediciones Musicales Sociedad Limitada',
            country: 'ES',
            bank: null,
            number: 'ES •••• 1332',
            since: '2026-11-03T09:00:00.000Z',
            by: 'Nerea Salvatierra',
          },
        }),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await getRow(canvas, 'Balcón Discos');
    await userEvent.click(canvas.getByRole('button', { name: 'Detalles de Balcón Discos' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Balcón Discos' }));
    await expect(await panel.findByText('ES •••• 1332')).toBeVisible();
    await expect(
      panel.getByText('Desde el 3 de noviembre de 2026; la puso Nerea Salvatierra.'),
    ).toBeVisible();
  },
};
export const DetailsNarrow: Story = {
  play: showsDetails('Ver más de Balcón Discos'),
  tags: ['tall', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
const parts = (...found: object[]) =>
  http.get('*/api/admin/ledger', ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('after'));
    return HttpResponse.json(found[after / 200] ?? found[0]);
  });
const checkChain = async (canvas: Canvas, userEvent: User) => {
  await getRow(canvas, 'Balcón Discos');
  await userEvent.click(canvas.getByRole('button', { name: 'Comprobar' }));
};
const nothingOutside = { unsealed: 0, unwritten: 0 };
/** Part by part to the end. */
export const ChainRight: Story = {
  parameters: {
    msw: [
      parts(
        { checked: 200, total: 345, next: 200, broken: null, outside: null },
        { checked: 345, total: 345, next: null, broken: null, outside: nothingOutside },
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await checkChain(canvas, userEvent);
    const text = 'Todo coincide: 345 eslabones comprobados.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};
// Proves payments: The chain on the screen
/** Names the first differing link. */
export const ChainBroken: Story = {
  parameters: {
    msw: [
      parts({
        checked: 11,
        total: 345,
        next: null,
        broken: {
          position: 12,
          kind: 'statement',
          reason: 'changed',
          about: { artist: 'Vera Solana', label: 'Balcón Discos', period: '2026-09' },
        },
        outside: null,
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await checkChain(canvas, userEvent);
    const text =
      'Lo que sella el eslabón 12 ya no es lo que se emitió. Es de Vera Solana (Balcón Discos), septiembre de 2026.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};
/** Each day's end of the chain, to be kept elsewhere. */
export const ChainSigned: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const day = await canvas.findByText('19 de noviembre de 2026 · 35 eslabones');
    await expect(day.nextElementSibling).toHaveTextContent(/^2026-11-19:35:9c1f/);
  },
};
/** Before the first signature, and before the first closed month. */
export const NothingSigned: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.get('*/api/admin/ledger/heads', () => HttpResponse.json({ heads: [] })),
      http.get('*/api/admin/royalties/months', () => HttpResponse.json({ months: [] })),
      ...answers(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aún no hay ninguna firma/)).toBeVisible();
    await expect(canvas.getByText(/^Este mes aún no está cerrado/)).toBeVisible();
  },
};
/** All papers of the chosen month. */
export const Papers: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('combobox', { name: 'Mes' });
    await userEvent.selectOptions(month, '2026-09');
    const name = 'Todos los extractos de septiembre de 2026';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
// Proves payments: The journal
/** The journal of the chosen month, which need not be closed. */
export const JournalOfMonth: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.get('*/api/admin/journal', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.text('Fecha;Asiento\r\n');
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await canvas.findByRole('button', { name: /^Todos los extractos de/ });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mes' }), '2026-02');
    await expect(canvas.getByText(/^Este mes aún no está cerrado/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar asientos' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(asked).toBe('?from=2026-02-01&until=2026-02-28');
  },
};
export const JournalFails: Story = {
  tags: ['no-photo'],
  parameters: { msw: [http.get('*/api/admin/journal', () => HttpResponse.error()), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar asientos' }));
    await expect(await screen.findByText(/^No pudimos preparar los asientos/)).toBeVisible();
  },
};
export const ChainFails: Story = {
  tags: ['no-photo'],
  parameters: { msw: [http.get('*/api/admin/ledger', () => HttpResponse.error()), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    await checkChain(canvas, userEvent);
    await expect(await canvas.findByText(/^No pudimos terminar la comprobación/)).toBeVisible();
  },
};
// Proves payments: Nothing is paid in sample data
/** Sample data while the server does not answer: it is read, and says why nothing is ordered. */
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: always(() => HttpResponse.error()) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/no los tuyos/)).toBeVisible();
    await getRow(canvas, 'Asagao Sound');
    await expect(canvas.getByText(/no se ordena, se anota ni se decide nada/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Procesar Pagos' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Pagar/ })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Detalles de Asagao Sound' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Asagao Sound' }));
    await expect(await panel.findByRole('heading', { name: 'Pendiente' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: /Retener/ })).toBeNull();
  },
};

let isByListener = false;

// Proves payments: Switched
/** Shows, switches and confirms how future months are shared. */
export const PayByListener: Story = {
  tags: ['state:success'],
  beforeEach: () => {
    isByListener = false;
  },
  parameters: {
    msw: [
      http.get('*/api/admin/settings', () =>
        HttpResponse.json({ ...settings, payByListener: isByListener }),
      ),
      http.put('*/api/admin/settings/payByListener', async ({ request }) => {
        isByListener = ((await request.json()) as { isOn: boolean }).isOn;
        return HttpResponse.json({ ...settings, payByListener: isByListener });
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const byListener = await canvas.findByRole('switch', { name: 'Repartir por oyente' });
    await expect(byListener).not.toBeChecked();
    await expect(byListener).toHaveAccessibleDescription(/se pagan pro rata/);
    await userEvent.click(byListener);
    await expect(
      await screen.findByText('Los próximos meses se pagarán por oyente'),
    ).toBeInTheDocument();
    await waitFor(() => expect(byListener).toBeChecked());
    await expect(byListener).toHaveAccessibleDescription(/se pagan por oyente/);
  },
};

// Proves today: On each home
export const Work: Story = {
  parameters: { msw: [answerToday(officeLines.finance), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Ordenar: / }));
    await expect(await screen.findByRole('dialog', { name: 'Procesar pagos' })).toBeVisible();
  },
};
