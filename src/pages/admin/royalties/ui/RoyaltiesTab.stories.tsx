import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { ServiceSettings } from '@/shared/contract/administration.ts';
import type {
  OrderPaymentsBody,
  PaymentPlan,
  PaymentResult,
  PaymentRun,
  PaymentStepBody,
  PaymentTransfer,
} from '@/shared/contract/payment-run.ts';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { samplePaymentRuns } from '@/shared/sample/administration/sample-payment-runs.ts';
import {
  samplePlanIncome,
  samplePlayReview,
  sampleScreeningRules,
} from '@/shared/sample/administration/sample-play-review.ts';
import {
  sampleLedgerHeads,
  samplePaymentPlan,
  samplePendingLabels,
  sampleRoyaltyDetails,
  sampleRoyaltySummary,
  sampleSharedMonths,
} from '@/shared/sample/administration/sample-royalties.ts';
import { findsText, longName } from '@/shared/testing';
import { RoyaltiesTab } from './RoyaltiesTab';

type Sent = { id: string; body: OrderPaymentsBody };

/** Ordered payments. */
let sent: Sent[] = [];

/** Steps, and the run that they moved on. */
let taken: PaymentStepBody[] = [];
let shown: PaymentResult;

/** What a label's row offers, all of it payable. */
const planOf = (labels: readonly PendingLabel[], ids: readonly string[]): PaymentPlan => {
  const chosen = labels.filter(({ id }) => ids.includes(id));
  const sum = (field: 'payouts' | 'amount') =>
    Math.round(chosen.reduce((total, label) => total + label[field], 0) * 100) / 100;
  return {
    ...samplePaymentPlan([]),
    receivers: chosen.length,
    payouts: sum('payouts'),
    amount: sum('amount'),
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
  http.get('*/api/admin/payment-runs/:id', () => HttpResponse.json(shown)),
  http.post('*/api/admin/payment-runs/:id/steps', async ({ request }) => {
    const step = (await request.json()) as PaymentStepBody;
    taken.push(step);
    shown = next(shown, step);
    return HttpResponse.json(shown);
  }),
  http.get('*/api/admin/settings', () => HttpResponse.json(settings)),
];

const always = (respond: () => Response | Promise<Response>) => [
  ...everything.map((call) => http.get(`*/api/admin/${call}`, respond)),
  ...answers(),
];

const transfer = (about: Partial<PaymentTransfer> = {}): PaymentTransfer => ({
  receiver: 'label lbl_1',
  name: 'Balcón Discos',
  holder: 'Balcón Discos SL',
  account: 'ES •••• 1332',
  payouts: 8,
  amount: 18_420.5,
  from: '2026-09',
  until: '2026-10',
  isFirst: false,
  state: 'open',
  ...about,
});

const direct = transfer({
  receiver: 'artist art_1',
  name: 'Nico Bravo',
  holder: null,
  account: null,
  isFirst: true,
  payouts: 2,
  amount: 612.4,
});

const event = (kind: PaymentResult['events'][number]['kind']): PaymentResult['events'][number] => ({
  kind,
  at: '2026-11-19T20:15:00.000Z',
  actor: 'Julián Arnedillo',
  receiver: null,
  day: null,
  reason: null,
  isAlone: false,
});

const getResult = (
  { id, body }: Sent,
  about: Partial<PaymentRun> = {},
  more: Partial<PaymentResult> = {},
): PaymentResult => ({
  run: {
    id,
    orderedAt: '2026-11-19T20:15:00.000Z',
    receivers: body.labels.length,
    name: null,
    actor: {
      id: 'usr_1',
      name: 'Julián Arnedillo',
    },
    status: 'ordered',
    isUnderWay: false,
    hasFile: false,
    hasWorldFile: false,
    payouts: body.payouts,
    amount: body.amount,
    failedPayouts: 0,
    paidPayouts: 0,
    paidAmount: 0,
    ...about,
  },
  transfers: [transfer(), direct],
  events: [event('ordered')],
  fingerprint: 'ab12cd34ef56'.padEnd(64, '0'),
  approvers: null,
  isAlone: false,
  fileLacks: null,
  ...more,
});

const october: Sent = {
  id: 'run-1',
  body: { labels: ['lbl_1', 'direct'], payouts: 10, amount: 19_032.9 },
};

/** As the server moves a run on. */
function next(before: PaymentResult, step: PaymentStepBody): PaymentResult {
  const status = step.kind === 'confirmed' ? 'paid' : step.kind;
  const isDone = status === 'paid' || status === 'returned' || status === 'withdrawn';
  return {
    ...before,
    run: {
      ...before.run,
      status,
      hasFile: status !== 'approved' && status !== 'withdrawn',
      failedPayouts: status === 'returned' || status === 'withdrawn' ? before.run.payouts : 0,
    },
    transfers: before.transfers.map((each) => (isDone ? { ...each, state: status } : each)),
    events: [
      {
        ...event(step.kind),
        ...('day' in step && { day: step.day }),
        ...('reason' in step && { reason: step.reason }),
        ...('receiver' in step && step.receiver !== null && { receiver: 'Balcón Discos' }),
      },
      ...before.events,
    ],
    fingerprint: null,
  };
}

/** Records orders, and replies in turn. */
function ordering(...replies: ((sent: Sent) => Response)[]) {
  const [last] = replies.slice(-1);
  return http.put('*/api/admin/payment-runs/:id', async ({ request, params }) => {
    const order = { id: String(params['id']), body: (await request.json()) as OrderPaymentsBody };
    const reply = replies[sent.length] ?? last;
    sent.push(order);
    shown = getResult(order);
    return reply ? reply(order) : HttpResponse.json(getResult(order));
  });
}

const meta = {
  title: 'Screens/Admin/Royalties (regalías)',
  component: RoyaltiesTab,
  beforeEach: () => {
    sent = [];
    taken = [];
    shown = getResult(october);
  },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/admin?tab=royalties',
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

/** Figures, pending payments by label and of artists without one, and past runs. */
export const Default: Story = {
  tags: ['state:default'],
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
export const Narrow: Story = {
  tags: ['tall', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
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
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [
      http.get('*/api/admin/payment-runs', () => HttpResponse.json({ runs: [] })),
      ...answers([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todo está pagado')).toBeVisible();
    await expect(await canvas.findByText('Aún no se ordenó nada desde aquí')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Procesar Pagos' })).toBeDisabled();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: always(() => delay('infinite') as Promise<never>) },
  play: async ({ canvas }) => {
    await expect(await pendingTable(canvas)).toBeDefined();
  },
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
  tags: ['state:long-text'],
  parameters: { msw: answers(samplePendingLabels().labels.map(long)) },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['tall', 'state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
/** Shows number and sum, one of which must be typed. */
export const Confirms: Story = {
  tags: ['state:invalid'],
  parameters: { msw: [ordering(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPay(canvas, userEvent);
    await waitFor(() => expect(dialog.getByText('19 pagos por')).toBeVisible());
    await expect(dialog.getByText('4 destinatarios')).toBeVisible();
    await confirm(dialog, userEvent, '18');
    await expect(await dialog.findByText('No es el importe ni el número de pagos')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const ConfirmsNarrow: Story = {
  ...Confirms,
  tags: ['tall', 'state:invalid', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
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
    await expect(await dialog.findByText('Por aprobar')).toBeVisible();
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.body).toEqual({ labels: ['lbl_sample-1'], payouts: 8, amount: 18_420.5 });
  },
};
// Proves payments: What an order leaves out, on the screen
/** Names who is left out and why, and who deserves a second look. */
export const LeavesSomeOut: Story = {
  parameters: {
    msw: [
      http.post('*/api/admin/payment-plans', () => {
        const held = { amount: 40, reason: null, until: null };
        const plan: PaymentPlan = {
          receivers: 1,
          payouts: 8,
          amount: 18_420.5,
          minimum: 1,
          heldReceivers: 3,
          withoutAccount: ['Nico Bravo'],
          sameAccount: ['Faro Sur', 'Aljibe'],
          returned: [{ name: 'Marea Alta', reason: 'Cuenta cerrada' }],
          first: ['Balcón Discos', 'Nico Bravo'],
          held: [
            { ...held, name: 'Marejada Records', why: 'onHold', reason: 'Reclamación de autoría' },
            {
              ...held,
              name: longName,
              why: 'accountChanged',
              until: '2026-11-22T09:00:00.000Z',
            },
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
      /^Sin cuenta, hay que completarla en el banco: Nico Bravo/,
      /^El banco devolvió el último pago a Marea Alta .*Cuenta cerrada/,
      'Dieron la misma cuenta que otro de esta tanda: Faro Sur y Aljibe. Comprueba que sea cierto.',
      'Se les paga por primera vez: Balcón Discos y Nico Bravo.',
    ]) {
      await expect(await dialog.findByText(text)).toBeVisible();
    }
  },
};
export const LeavesSomeOutNarrow: Story = {
  ...LeavesSomeOut,
  tags: ['tall', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
/** With nothing to order there is nothing to confirm. */
export const NothingToOrder: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.post('*/api/admin/payment-plans', () => HttpResponse.json(samplePaymentPlan([]))),
      ...answers(),
    ],
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
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await expect(await dialog.findByText('Por aprobar')).toBeVisible();
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
    await expect(await dialog.findByText(changed)).toBeVisible();
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
    await expect(await dialog.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};
const showsRun = (result: () => PaymentResult, msw: typeof meta.parameters.msw = []) => ({
  parameters: {
    address: '/admin?tab=royalties&run=run-1',
    msw: [...listing(result), ...msw, ...answers()],
  },
});
const listing = (result: () => PaymentResult) => [
  http.get('*/api/admin/payment-runs', () => {
    if (taken.length === 0) shown = result();
    return HttpResponse.json({ runs: [shown.run] });
  }),
];
const openRun = async () => within(await screen.findByRole('dialog'));
// Proves payments: Exactly what is shown
/** Exactly what is approved: receivers, holders, accounts and amounts. */
export const Approves: Story = {
  ...showsRun(() => getResult(october)),
  play: async ({ userEvent }) => {
    const dialog = await openRun();
    for (const text of [
      'Balcón Discos SL · ES •••• 1332',
      'Sin cuenta: complétala en el banco',
      /primera vez/,
      /exactamente estos destinatarios.*Huella: ab12cd34ef56\./,
    ]) {
      await expect(await dialog.findByText(text)).toBeVisible();
    }
    await userEvent.click(dialog.getByRole('button', { name: /^Aprobar 19\.032,90/ }));
    await expect(await dialog.findByText('Por entregar')).toBeVisible();
    await expect(dialog.getByText('Aprobada por una segunda persona')).toBeVisible();
    await expect(taken).toEqual([
      { kind: 'approved', fingerprint: 'ab12cd34ef56'.padEnd(64, '0') },
    ]);
  },
};
export const ApprovesNarrow: Story = {
  ...showsRun(() => getResult(october)),
  tags: ['tall', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(await (await openRun()).findByText('Por aprobar')).toBeVisible();
  },
};
/** The person who ordered reads who may approve, and may only withdraw. */
export const ApprovedByOthers: Story = {
  ...showsRun(() => getResult(october, {}, { approvers: ['Nerea Salvatierra', 'Luz Prado'] })),
  play: async ({ userEvent }) => {
    const dialog = await openRun();
    await expect(await dialog.findByText(/Nerea Salvatierra o Luz Prado/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Anular' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Anular tanda' }));
    await expect(await dialog.findByText('Escribe el motivo')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Por qué anulas esta tanda'), 'Mes equivocado');
    await userEvent.click(dialog.getByRole('button', { name: 'Anular tanda' }));
    await expect(await dialog.findByText('Anulada: Mes equivocado')).toBeVisible();
  },
};
/** The only person with the right reads that it is written down. */
export const ApprovesAlone: Story = {
  ...showsRun(() => getResult(october, {}, { isAlone: true })),
  tags: ['no-photo'],
  play: async () => {
    await expect(await (await openRun()).findByText(/la apruebas también tú/)).toBeVisible();
  },
};
/** A run that changed since it was shown is not approved; the reason is the server's. */
export const ChangedSinceShown: Story = {
  ...showsRun(
    () => getResult(october),
    [
      http.post('*/api/admin/payment-runs/:id/steps', () =>
        problem('duplicate', 409, 'La tanda ya no es la que viste.'),
      ),
    ],
  ),
  play: async ({ userEvent }) => {
    const dialog = await openRun();
    await userEvent.click(await dialog.findByRole('button', { name: /^Aprobar/ }));
    await expect(await dialog.findByText('La tanda ya no es la que viste.')).toBeVisible();
  },
};
const handedIn = () =>
  getResult(
    october,
    { status: 'handedIn', hasFile: true },
    {
      fingerprint: null,
      fileLacks: { payer: true, receivers: 2 },
      events: [event('handedIn'), event('approved'), event('ordered')],
    },
  );
// Proves payments: Accounts missing in the file
/** Confirmed on a day, all at once; says what the bank's file lacks, until all is paid. */
export const ConfirmsPayments: Story = {
  ...showsRun(handedIn),
  play: async ({ userEvent }) => {
    const dialog = await openRun();
    await expect(
      await dialog.findByText(
        /incompleto.* Faltan las cuentas de 2 destinatarios.*TONADA_PAYER_IBAN/,
      ),
    ).toBeVisible();
    const day = dialog.getByLabelText('Día en que pagó el banco');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-19');
    await userEvent.click(dialog.getByRole('button', { name: /^Confirmar 19\.032,90/ }));
    await expect(
      await dialog.findByText('Confirmado todo lo que faltaba, pagado el 19 de noviembre de 2026'),
    ).toBeVisible();
    await expect(dialog.queryByText(/incompleto|complétala/)).toBeNull();
    await expect(dialog.getByText('Sin cuenta')).toBeVisible();
    await expect(taken).toEqual([{ kind: 'confirmed', receiver: null, day: '2026-11-19' }]);
  },
};
// Proves payments: On the screen
/** The bank's own message confirms and returns payments; a wrong one is refused with the reason. */
export const ReadsBankMessage: Story = {
  ...showsRun(handedIn, [
    http.post('*/api/admin/payment-runs/:id/bank-messages', async ({ request }) =>
      ((await request.json()) as { text: string }).text === '<Document/>'
        ? HttpResponse.json({ confirmed: 1, returned: 1, known: 0, others: 2, later: 1 })
        : problem(
            'invalid',
            422,
            'Este archivo no es un mensaje del banco bien formado. No se leyó. Vuelve a descargarlo de tu banco como camt.054 o pain.002.',
          ),
    ),
  ]),
  tags: ['no-photo'],
  play: async ({ userEvent }) => {
    const dialog = await openRun();
    await dialog.findByRole('button', { name: 'Leer mensaje del banco' });
    const input = dialog.getByLabelText('Mensaje del banco (camt.054 o pain.002)');
    const type = { type: 'application/xml' };
    await userEvent.upload(input, new File(['hola'], 'a.xml', type));
    await expect(await screen.findByText(/bien formado/)).toBeVisible();
    await userEvent.upload(input, new File(['<Document/>'], 'b.xml', type));
    await expect(
      await screen.findByText(
        'Confirmados: 1. Devueltos: 1. Ya anotados: 0. El mensaje lleva 2 apuntes que no son de esta tanda: no se anotaron. 1 pago se está anotando: la tanda muestra cómo va.',
      ),
    ).toBeVisible();
  },
};
/** A payment that came back has a reason. */
export const Returned: Story = {
  ...showsRun(handedIn),
  tags: ['tall', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    const dialog = await openRun();
    const name = 'Anotar devolución de Balcón Discos';
    await userEvent.click(await dialog.findByRole('button', { name }));
    const reason = dialog.getByLabelText('Por qué se devolvió el pago a Balcón Discos');
    await userEvent.type(reason, 'Cuenta cerrada');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
    await expect(
      await dialog.findByText('Devuelto el pago a Balcón Discos: Cuenta cerrada'),
    ).toBeVisible();
    await expect(taken).toEqual([
      { kind: 'returned', receiver: 'label lbl_1', reason: 'Cuenta cerrada' },
    ]);
  },
};
// Proves payments: Progress
/** Entering a long run in the ledger shows its progress. */
export const UnderWay: Story = {
  ...showsRun(() => {
    const working = { status: 'handedIn', hasFile: true, isUnderWay: true } as const;
    return getResult(october, { ...working, paidPayouts: 4 }, { fingerprint: null });
  }),
  tags: ['state:pending'],
  play: async () => {
    const dialog = await openRun();
    const bar = await dialog.findByRole('progressbar', { name: '4 de 10 pagos' });
    await expect(bar).toHaveAttribute('value', '4');
    await expect(dialog.getByText(/^Puedes cerrar esta ventana/)).toBeVisible();
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
    await expect(panel.getByText('De ello, comisión')).toBeVisible();
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
    await expect(canvas.getByText('Aún no hay ningún mes cerrado.')).toBeVisible();
  },
};
/** All papers of the chosen month. */
export const Papers: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('combobox', { name: 'Mes' });
    await userEvent.selectOptions(month, '2026-09');
    const name = 'Todos los extractos de septiembre de 2026';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};
export const ChainFails: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [http.get('*/api/admin/ledger', () => HttpResponse.error()), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    await checkChain(canvas, userEvent);
    await expect(await canvas.findByText(/^No pudimos terminar la comprobación/)).toBeVisible();
  },
};
// Proves payments: The example of the tab
/**
 * Sample data while the server does not answer; its payments last for the visit and are never
 * sent.
 */
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: [ordering(), ...always(() => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    const dialog = await openPay(canvas, userEvent, 'Pagar a Asagao Sound');
    await confirm(dialog, userEvent, '4075');
    await expect(await dialog.findByText('Por aprobar')).toBeVisible();
    const [close] = dialog.getAllByRole('button', { name: 'Cerrar' });
    if (close) await userEvent.click(close);
    await waitFor(async () =>
      expect(await getNames(canvas)).toEqual([
        'Balcón Discos',
        'Marejada Records',
        'Artistas sin label',
      ]),
    );
    await expect(sent).toEqual([]);
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
