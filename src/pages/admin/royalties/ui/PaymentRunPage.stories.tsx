import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { PaymentResult, PaymentStepBody } from '@/shared/contract/payment-run.ts';
import { toParts } from '@/shared/sample/administration/sample-payment-runs.ts';
import { findsText, longName } from '@/shared/testing';
import { direct, event, getResult, next, october, transfer } from '../testing/sample-run';
import { PaymentRunPage } from './PaymentRunPage';

/** Steps, and the run that they moved on. */
let taken: PaymentStepBody[] = [];
let shown: PaymentResult;
/** The network fails once. */
let isCut = false;

const problem = (code: string, status: number, error = 'Algo falta.') =>
  HttpResponse.json({ code, error }, { status });

const answers = (result: () => PaymentResult) => [
  http.get('*/api/admin/payment-runs/:id', () => {
    if (taken.length === 0) shown = result();
    return HttpResponse.json(shown);
  }),
  http.post('*/api/admin/payment-runs/:id/steps', async ({ request }) => {
    const step = (await request.json()) as PaymentStepBody;
    taken.push(step);
    shown = next(shown, step);
    return HttpResponse.json(shown);
  }),
];

const meta = {
  title: 'Screens/Admin/Payment run (tanda de pagos)',
  component: PaymentRunPage,
  args: { title: 'Tanda de pagos' },
  beforeEach: () => {
    taken = [];
    shown = getResult(october);
  },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/admin/payments/run-1',
    route: '/admin/payments/:id',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: answers(() => getResult(october)),
  },
} satisfies Meta<typeof PaymentRunPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const showsRun = (result: () => PaymentResult, msw: typeof meta.parameters.msw = []) => ({
  parameters: { msw: [...msw, ...answers(result)] },
});

const table = 'A quién y cuánto';

// Proves payments: The page of a run
/** The stages of its life at the left, with what is next; its payees at the right. */
export const Default: Story = {
  tags: ['state:default', 'tall-on-phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '2 destinatarios' });
    await expect(canvas.getByText('Tanda RUN-1')).toBeVisible();
    await expect(await canvas.findByText(/^19\.032,90/)).toBeVisible();
    const stage = canvas.getByText('Aprobada').closest('li');
    await expect(stage).toHaveAttribute('aria-current', 'step');
    await expect(stage?.previousElementSibling).toHaveTextContent(
      /^Ordenada ?Julián Arnedillo, 19 nov 2026/,
    );
    const payees = within(canvas.getByRole('table', { name: table }));
    await expect(payees.getByRole('row', { name: /Balcón Discos/ })).toBeVisible();
  },
};
const worldwide = () => {
  const transfers = [
    transfer(),
    transfer({
      receiver: 'pay_lbl_2',
      name: 'Marejada Records',
      holder: 'Marejada SA',
      account: 'MX •••• 9719',
      amount: 7_917.29,
    }),
    direct,
  ];
  return getResult(october, {}, { transfers, parts: toParts(transfers) });
};
// Proves payments: Payees of a run by country
/** By country and by missing account; the filter is in the address. */
export const Filtered: Story = {
  ...showsRun(worldwide),
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'País de la cuenta' });
    const getNames = () =>
      within(canvas.getByRole('table', { name: table }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    await expect(getNames()).toHaveLength(3);
    await userEvent.selectOptions(country, 'México');
    await waitFor(() => expect(getNames()).toEqual(['Marejada Records']));
    await userEvent.selectOptions(country, 'Sin cuenta');
    await waitFor(() => expect(getNames()).toEqual(['Nico Bravo · primera vez']));
    await expect(canvas.getByRole('button', { name: 'Exportar destinatarios' })).toBeEnabled();
  },
};
let askedOf: unknown;
// Proves payments: A payee without an account can be asked for it
/** The row says when; then nobody is left to ask. */
export const AsksForAccount: Story = {
  ...showsRun(
    () => getResult(october),
    [
      http.post('*/api/admin/account-requests', async ({ request }) => {
        askedOf = await request.json();
        const asked = { ...direct, askedOn: new Date().toISOString().slice(0, 10) };
        shown = { ...shown, transfers: [transfer(), asked] };
        taken.push({ kind: 'handedIn' });
        return HttpResponse.json({ asked: 1, known: 0, nobody: [] });
      }),
    ],
  ),
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Pedírsela a 1 destinatario' });
    await userEvent.click(ask);
    await waitFor(() => expect(ask).not.toBeInTheDocument());
    await expect(askedOf).toEqual({ receivers: ['pay_art_1'] });
    await expect(canvas.getByText(/^No ha puesto su cuenta · pedida el /)).toBeVisible();
  },
};
// Proves payments: What was read is kept with the run
export const WithMessages: Story = {
  ...showsRun(() =>
    getResult(
      october,
      { status: 'handedIn', hasFile: true },
      {
        messages: [
          {
            id: 'msg_1',
            name: 'camt054-20261120.xml',
            at: '2026-11-20T09:15:00.000Z',
            actor: 'Julián Arnedillo',
            confirmed: 2,
            returned: 1,
            known: 0,
            others: 4,
          },
        ],
      },
    ),
  ),
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Guardar el mensaje camt054-20261120.xml' }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Julián Arnedillo, 20 nov 2026.*Confirmados: 2\. Devueltos: 1\./),
    ).toBeVisible();
  },
};
// Proves payments: A run that nobody approved within 14 days of its order expires
export const Expired: Story = {
  ...showsRun(() =>
    getResult(
      october,
      { status: 'expired', expiresAt: null, failedPayouts: 10 },
      {
        transfers: [transfer({ state: 'withdrawn' })],
        parts: toParts([transfer({ state: 'withdrawn' })]),
        events: [{ ...event('expired'), actor: null }, event('ordered')],
        fingerprint: null,
      },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caducó: nadie la aprobó en 14 días')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Aprobar/ })).not.toBeInTheDocument();
  },
};
const taxed = () => {
  const paidTax = { vat: 3_868.31, withheld: 2_763.08, paid: 19_525.73 };
  const tax = { country: 'ES', taxId: 'B12345674', vat: 'charged', withholding: 15 } as const;
  const german = { country: 'DE', taxId: 'DE136695976', vat: 'reverse', withholding: 0 } as const;
  const transfers = [
    transfer({ tax, paidTax }),
    transfer({
      receiver: 'pay_lbl_2',
      name: 'Nordwind',
      holder: 'Nordwind GmbH',
      amount: 200,
      tax: german,
    }),
    { ...direct, tax: null },
  ];
  return getResult(october, {}, { transfers, paidTax, parts: toParts(transfers) });
};
// Proves payments: Taxes of a run
/** What is added, withheld and paid; who has no tax details is named so. */
export const Taxed: Story = {
  ...showsRun(taxed),
  tags: ['tall-on-phone'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^IVA 3\.868,31.*se transfieren 19\.525,73/),
    ).toBeVisible();
    const payees = within(canvas.getByRole('table', { name: table }));
    const getRow = (name: RegExp) => payees.getByRole('row', { name });
    await expect(getRow(/Balcón Discos/)).toHaveTextContent(/B12345674 · IVA 3\.868,31/);
    await expect(getRow(/Nordwind/)).toHaveTextContent('inversión del sujeto pasivo');
    await expect(getRow(/Nico Bravo/)).toHaveTextContent('Sin datos fiscales');
  },
};
const inBank = () =>
  getResult(
    october,
    { status: 'handedIn', hasFile: true },
    { transfers: [transfer()], parts: toParts([transfer()]) },
  );
// Proves payments: Fee and exchange
/** Of one payee; a currency needs what arrived in it. */
export const ConfirmsCosts: Story = {
  ...showsRun(inBank),
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Comisión del banco, en euros'), '2,50');
    await userEvent.type(canvas.getByLabelText('Moneda de la cuenta'), 'usd');
    const confirm = canvas.getByRole('button', { name: /^Confirmar 18\.420,50/ });
    await userEvent.click(confirm);
    await expect(await canvas.findByText(/^Escribe la moneda y el importe/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Importe que llegó, en esa moneda'), '21300,1');
    await userEvent.click(confirm);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^Confirmar/ }));
    await waitFor(() =>
      expect(taken).toMatchObject([
        { kind: 'confirmed', fee: 2.5, exchange: { currency: 'USD', amount: 21_300.1 } },
      ]),
    );
  },
};
export const WithCosts: Story = {
  ...showsRun(() =>
    getResult(
      october,
      { status: 'paid', hasFile: true },
      {
        transfers: [transfer({ state: 'paid' })],
        parts: toParts([transfer({ state: 'paid' })]),
        events: [
          {
            ...event('confirmed'),
            receiver: 'Balcón Discos',
            day: '2026-11-19',
            fee: 2.5,
            exchange: { currency: 'USD', amount: 21_300.1 },
          },
          event('ordered'),
        ],
      },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Comisión del banco: 2,50.*Llegaron 21\.300,10.USD/),
    ).toBeVisible();
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match', 'no-photo'],
  parameters: { address: '/admin/payments/run-1?q=nadie' },
  play: findsText('Nada coincide'),
};
export const Empty: Story = {
  tags: ['state:empty', 'no-photo'],
  ...showsRun(() => getResult(october, { status: 'withdrawn' }, { transfers: [], parts: [] })),
  play: findsText('Nada coincide'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: [http.get('*/api/admin/payment-runs/:id', () => delay('infinite') as Promise<never>)],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Tanda de pagos' })).toBeVisible(),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [http.get('*/api/admin/payment-runs/:id', () => problem('too-many-requests', 429))],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible(),
};
export const Missing: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [http.get('*/api/admin/payment-runs/:id', () => problem('not-found', 404))],
  },
  play: findsText('No encontramos esta tanda'),
};
/** The longest sum and the longest names, in the narrowest window: the sum stays whole. */
export const LongText: Story = {
  ...showsRun(() => {
    const transfers = [transfer({ name: longName, holder: longName, amount: 123_456_789.01 })];
    const about = { name: longName, receivers: 1, amount: 123_456_789.01 };
    return getResult(october, about, { transfers, parts: toParts(transfers) });
  }),
  tags: ['state:long-text', 'state:extreme-numbers', 'state:narrow', 'tall'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [sum] = await canvas.findAllByText(/^123\.456\.789,01/);
    const { right = Infinity } = sum?.getBoundingClientRect() ?? {};
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
// Proves payments: Exactly what is shown
/** Exactly what is approved: receivers, holders, accounts and amounts. */
export const Approves: Story = {
  ...showsRun(() => getResult(october)),
  play: async ({ canvas, userEvent }) => {
    for (const text of [
      'Balcón Discos SL · ES •••• 1332',
      'No ha puesto su cuenta',
      'Nico Bravo · primera vez',
      /exactamente estos destinatarios.*Huella: ab12cd34ef56\./,
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Aprobar 19\.032,90/ }));
    await expect(await canvas.findByText('Por entregar')).toBeVisible();
    await expect(canvas.getByText('Aprobada por una segunda persona')).toBeVisible();
    await expect(taken).toEqual([
      { kind: 'approved', fingerprint: 'ab12cd34ef56'.padEnd(64, '0') },
    ]);
  },
};
export const ApprovesNarrow: Story = {
  ...showsRun(() => getResult(october)),
  tags: ['tall', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => expect(await canvas.findByText('Por aprobar')).toBeVisible(),
};
/** The person who ordered reads who may approve, and may only withdraw. */
export const ApprovedByOthers: Story = {
  ...showsRun(() => getResult(october, {}, { approvers: ['Nerea Salvatierra', 'Luz Prado'] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Nerea Salvatierra o Luz Prado/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Anular' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Anular tanda' }));
    await expect(await canvas.findByText('Escribe el motivo')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Por qué anulas esta tanda'), 'Mes equivocado');
    await userEvent.click(canvas.getByRole('button', { name: 'Anular tanda' }));
    await expect(await canvas.findByText('Anulada: Mes equivocado')).toBeVisible();
  },
};
// Proves payments: From when somebody may approve
/** Whose access is new reads who ordered, who may approve, and from when they may themselves. */
export const ApprovedLater: Story = {
  ...showsRun(() =>
    getResult(
      october,
      {},
      {
        approvers: ['Luz Prado'],
        wait: {
          name: null,
          isNew: true,
          since: new Date().toISOString(),
          until: '2026-12-01T02:54:00.000Z',
        },
      },
    ),
  ),
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^La ordenó Julián Arnedillo\. Tu acceso es de hoy: podrás aprobarla desde el 1 de diciembre de 2026 a las \d\d:54\. Antes puede aprobarla Luz Prado\./,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
  },
};
// Proves payments: What is left of a run
/** A run of which some was paid and some came back says both, and what is left. */
export const PaidInPart: Story = {
  ...showsRun(() => {
    const transfers = [
      transfer({ state: 'returned', payouts: 4, amount: 300 }),
      transfer({ receiver: 'pay_lbl_2', name: 'Marejada Records', state: 'paid' }),
      direct,
    ];
    return getResult(
      october,
      { status: 'handedIn', hasFile: true, failedPayouts: 4 },
      { transfers, parts: toParts(transfers), fingerprint: null },
    );
  }),
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    for (const text of [
      /^Quedan: 2 pagos de Nico Bravo \(612,40/,
      /^Pagados: 8 pagos de Marejada Records \(18\.420,50/,
      /^Devueltos: 4 pagos de Balcón Discos \(300,00/,
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
  },
};
/** The only person with the right reads that it is written down. */
export const ApprovesAlone: Story = {
  ...showsRun(() => getResult(october, {}, { isAlone: true })),
  tags: ['no-photo'],
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/la apruebas también tú/)).toBeVisible(),
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aprobar/ }));
    await expect(await canvas.findByText('La tanda ya no es la que viste.')).toBeVisible();
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
/**
 * What is ticked is confirmed, on a day, after a question with number and sum; who has no account
 * is not ticked. Says what the bank's file lacks, until all is paid.
 */
export const ConfirmsPayments: Story = {
  ...showsRun(handedIn),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        /incompleto.* Faltan las cuentas de 2 destinatarios.*TONADA_PAYER_IBAN/,
      ),
    ).toBeVisible();
    const day = canvas.getByLabelText('Fecha del pago');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-19');
    await userEvent.click(canvas.getByRole('button', { name: /^Confirmar 18\.420,50/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^¿Confirmar 8 pagos por 18\.420,50/)).toBeVisible();
    await expect(
      question.getByText('A 1 destinatario, con fecha 19 de noviembre de 2026.'),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: /^Cancelar/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const lacking = canvas.getByRole('row', { name: /Nico Bravo/ });
    await userEvent.click(within(lacking).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^Confirmar 19\.032,90/ }));
    const second = within(await screen.findByRole('alertdialog'));
    await expect(
      second.getByText(/2 destinatarios, .* 1 destinatario no ha puesto su cuenta: Nico Bravo\./),
    ).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: /^Confirmar/ }));
    await waitFor(() =>
      expect(
        within(canvas.getByRole('table', { name: table })).getAllByText('Pagado'),
      ).toHaveLength(2),
    );
    await expect(canvas.queryByText(/incompleto/)).toBeNull();
    await expect(canvas.getByText('No ha puesto su cuenta')).toBeVisible();
    await expect(taken).toEqual([
      { kind: 'confirmed', receivers: ['pay_lbl_1', 'pay_art_1'], day: '2026-11-19' },
    ]);
  },
};
// Proves payments: On the screen
/**
 * The bank's own message confirms and returns payments; a wrong one is refused with the reason, and
 * one that did not arrive is sent again.
 */
export const ReadsBankMessage: Story = {
  ...showsRun(handedIn, [
    http.post('*/api/admin/payment-runs/:id/bank-messages', async ({ request }) => {
      if (isCut) {
        isCut = false;
        return HttpResponse.error();
      }
      return ((await request.json()) as { text: string }).text === '<Document/>'
        ? HttpResponse.json({ confirmed: 1, returned: 1, known: 0, others: 2, later: 1 })
        : problem(
            'invalid',
            422,
            'Este archivo no es un mensaje del banco bien formado. No se leyó. Vuelve a descargarlo de tu banco como camt.054 o pain.002.',
          );
    }),
  ]),
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Leer mensaje del banco' });
    const input = canvas.getByLabelText('Mensaje del banco (camt.054 o pain.002)');
    const type = { type: 'application/xml' };
    await userEvent.upload(input, new File(['hola'], 'a.xml', type));
    await expect(await screen.findByText(/bien formado/)).toBeVisible();
    isCut = true;
    await userEvent.upload(input, new File(['<Document/>'], 'b.xml', type));
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
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
  play: async ({ canvas, userEvent }) => {
    const name = 'Anotar devolución de Balcón Discos';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const reason = dialog.getByLabelText('Por qué se devolvió el pago a Balcón Discos');
    await userEvent.type(reason, 'Cuenta cerrada');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
    await expect(
      await canvas.findByText('Devuelto el pago a Balcón Discos: Cuenta cerrada'),
    ).toBeVisible();
    await expect(taken).toEqual([
      { kind: 'returned', receiver: 'pay_lbl_1', reason: 'Cuenta cerrada' },
    ]);
  },
};
// Proves payments: Nothing typed is lost
/** A step that failed keeps its reason, and leaving asks. */
export const ReturnFails: Story = {
  ...showsRun(handedIn, [
    http.post('*/api/admin/payment-runs/:id/steps', () => HttpResponse.error()),
  ]),
  play: async ({ canvas, userEvent }) => {
    const name = 'Anotar devolución de Balcón Discos';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const reason = dialog.getByLabelText('Por qué se devolvió el pago a Balcón Discos');
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'Cuenta cerrada{enter}');
    await expect(await dialog.findByText(/^No pudimos dar este paso/)).toBeVisible();
    await expect(reason).toHaveValue('Cuenta cerrada');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(reason).toBeVisible());
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
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: '4 de 10 pagos' });
    await expect(bar).toHaveAttribute('value', '4');
    await expect(canvas.getByText(/^Puedes cerrar esta página/)).toBeVisible();
  },
};
