import type {
  OrderPaymentsBody,
  PaymentEvent,
  PaymentPlan,
  PaymentResult,
  PaymentRun,
  PaymentRuns,
  PaymentStepBody,
  PaymentTransfer,
} from '../../contract/payment-run.ts';
import {
  type LedgerCheck,
  type PendingLabel,
  type PendingLabels,
  type RoyaltyDetails,
  type RoyaltySummary,
  type SharedMonths,
  withoutLabel,
} from '../../contract/royalties.ts';

type Sheet = [
  name: string | null,
  artists: number,
  months: string[],
  royaltyRate: number | null,
  amount: number,
];

/** Labels of `sample-labels.ts`, and artists without one. */
const sheets: readonly Sheet[] = [
  ['Balcón Discos', 3, ['2026-09', '2026-10'], 72, 18_420.5],
  ['Marejada Records', 2, ['2026-10'], 70, 9_310.22],
  ['Asagao Sound', 1, ['2026-10'], 70, 4_075],
  [null, 2, ['2026-08', '2026-09', '2026-10'], null, 612.4],
];

/** Includes labels without pending payouts. */
const activeLabels = 5;
const averageRate = 70;

/** One payout per artist and month, and one per label for its commission. */
const getPayouts = ([name, artists, months]: Sheet) =>
  (artists + (name === null ? 0 : 1)) * months.length;

/** The label's share of each amount. */
const commissionShare = 0.3;

/** State of this visit, reset by a reload. */
let labels: readonly PendingLabel[] = sheets.map((sheet, index) => {
  const [name, artists, months, royaltyRate, amount] = sheet;
  const id = name === null ? withoutLabel : `lbl_sample-${index + 1}`;
  const payouts = getPayouts(sheet);
  const commission = name === null ? 0 : Math.round(amount * commissionShare * 100) / 100;
  const sums = { payouts, amount, commission };
  return { id, name, artists, months, dueOn: '2026-11-30', royaltyRate, ...sums };
});

const actor = { id: 'usr_sample-5', name: 'Julián Arnedillo' };

type SampleTransfer = Pick<PaymentTransfer, 'receiver' | 'name' | 'payouts' | 'amount'> & {
  months: readonly string[];
};

function toResult(
  id: string,
  orderedAt: string,
  paid: readonly SampleTransfer[],
  status: PaymentRun['status'],
): PaymentResult {
  const [only] = paid;
  const total = (field: 'payouts' | 'amount') =>
    Math.round(paid.reduce((all, each) => all + each[field], 0) * 100) / 100;
  const sums = { payouts: total('payouts'), amount: total('amount') };
  const isPaid = status === 'paid';
  const event = { receiver: null, day: null, reason: null, isAlone: false, actor: actor.name };
  const kinds: PaymentEvent['kind'][] = isPaid
    ? ['confirmed', 'handedIn', 'approved', 'ordered']
    : ['ordered'];
  return {
    run: {
      id,
      orderedAt,
      actor,
      status,
      ...sums,
      name: paid.length === 1 && only ? only.name : null,
      receivers: paid.length,
      paidPayouts: isPaid ? sums.payouts : 0,
      paidAmount: isPaid ? sums.amount : 0,
      failedPayouts: 0,
      isUnderWay: false,
      hasFile: false,
    },
    transfers: paid.map(({ months, ...transfer }, index) => ({
      ...transfer,
      holder: transfer.name,
      account: `ES •••• 133${index}`,
      from: months[0] ?? '2026-10',
      until: months.at(-1) ?? '2026-10',
      isFirst: false,
      state: isPaid ? 'paid' : 'open',
    })),
    events: kinds.map((kind) => ({
      ...event,
      kind,
      at: orderedAt,
      day: kind === 'confirmed' ? orderedAt.slice(0, 10) : null,
    })),
    fingerprint: isPaid ? null : 'ab12'.repeat(16),
    approvers: null,
    isAlone: false,
    fileLacks: null,
  };
}

const transferOf = (
  name: string,
  payouts: number,
  amount: number,
  ...months: string[]
): SampleTransfer => ({
  receiver: `label ${name.length}-${payouts}`,
  name,
  payouts,
  amount,
  months,
});

let results: readonly PaymentResult[] = [
  toResult(
    'sample-october',
    '2026-10-30T10:12:00.000Z',
    [
      transferOf('Balcón Discos', 8, 16_210.44, '2026-09'),
      transferOf('Marejada Records', 3, 9_120.1, '2026-09'),
      transferOf('Asagao Sound', 1, 4_073.58, '2026-09'),
      transferOf('Nico Bravo', 1, 400, '2026-08'),
    ],
    'paid',
  ),
  toResult(
    'sample-september',
    '2026-09-29T09:40:00.000Z',
    [transferOf('Marejada Records', 3, 8_911.08, '2026-08')],
    'paid',
  ),
];

const sum = (rows: readonly PendingLabel[], field: 'amount' | 'payouts') =>
  Math.round(rows.reduce((total, row) => total + row[field], 0) * 100) / 100;

export const samplePendingLabels = (): PendingLabels => ({ labels: [...labels], hasMore: false });

export const sampleRoyaltySummary = (): RoyaltySummary => ({
  toPay: sum(labels, 'amount'),
  pendingPayments: sum(labels, 'payouts'),
  activeLabels,
  averageRate,
});

/** The labels' payouts each month, at a rate of 70 %. */
export const sampleSharedMonths = (): SharedMonths => ({
  months: ['2026-10', '2026-09', '2026-08'].map((month, index) => {
    const income = 46_000 - index * 1_500;
    const [artists, commission] = [income * 0.5, income * 0.2];
    return { month, income, artists, commission, service: income - artists - commission };
  }),
});

export const sampleLedgerCheck = (): LedgerCheck => ({
  checked: 35,
  total: 35,
  next: null,
  broken: null,
  outside: { unsealed: 0, unwritten: 0 },
});

export const samplePaymentRuns = (): PaymentRuns => ({ runs: results.map(({ run }) => run) });

const artists = ['Vera Solana', 'Los del Patio', 'Nico Bravo', 'Marea Alta'];

/** Equal payouts for the label's artists and months. Throws for an unknown id. */
export function sampleRoyaltyDetails(id: string): RoyaltyDetails {
  const label = labels.find((each) => each.id === id);
  if (label === undefined) throw new Error(`There is no sample label ${id}.`);
  const { months, dueOn: date } = label;
  const ofArtists = label.artists * months.length;
  const [share, commission] = [
    Math.floor(((label.amount - label.commission) / ofArtists) * 100) / 100,
    Math.floor((label.commission / months.length) * 100) / 100,
  ];
  const lines = months.toReversed().flatMap((period) => [
    ...artists.slice(0, label.artists).map((name, index) => ({
      id: `${id}-${period}-${index}`,
      artist: { id: `art_sample-${index}`, name },
      period,
      amount: share,
      date,
    })),
    ...(label.commission === 0
      ? []
      : [{ id: `${id}-${period}-label`, artist: null, period, amount: commission, date }]),
  ]);
  const [first] = lines;
  const others = lines.slice(1).reduce((total, { amount }) => total + amount, 0);
  if (first) first.amount = Math.round((label.amount - others) * 100) / 100;
  const paid = lines.slice(0, label.payouts / months.length).map((line) => ({
    ...line,
    id: `${line.id}-before`,
    period: '2026-07',
    date: '2026-08-31',
  }));
  const payees =
    label.name === null ? [] : [{ receiver: `label ${id}`, name: label.name, hold: null }];
  return {
    id,
    name: label.name,
    open: lines,
    paid,
    debts: [],
    hasMore: false,
    account: null,
    payees,
  };
}

const ordered = (ids: readonly string[]): SampleTransfer[] =>
  labels
    .filter((label) => ids.includes(label.id))
    .flatMap(({ id, name, payouts, amount, months }) =>
      name === null
        ? artists.slice(2).map((each) => ({
            receiver: `artist ${each.length}`,
            name: each,
            months,
            payouts: payouts / 2,
            amount: amount / 2,
          }))
        : [{ receiver: `label ${id}`, name, payouts, amount, months }],
    );

export function samplePaymentPlan(ids: readonly string[]): PaymentPlan {
  const chosen = labels.filter(({ id }) => ids.includes(id));
  return {
    receivers: ordered(ids).length,
    payouts: sum(chosen, 'payouts'),
    amount: sum(chosen, 'amount'),
    minimum: 1,
    withoutAccount: [],
    first: [],
    held: [],
    heldReceivers: 0,
  };
}

/** Lasts for the visit. */
export function paySample(id: string, { labels: ids }: OrderPaymentsBody): PaymentResult {
  const result = toResult(id, new Date().toISOString(), ordered(ids), 'ordered');
  labels = labels.filter((label) => !ids.includes(label.id));
  results = [result, ...results];
  return result;
}

/** Throws for an unknown id. */
export function samplePaymentResult(id: string): PaymentResult {
  const result = results.find(({ run }) => run.id === id);
  if (result === undefined) throw new Error(`There is no sample payment ${id}.`);
  return result;
}

/** Lasts for the visit; a step is for all transfers of the run. */
export function takeSampleStep(id: string, step: PaymentStepBody): PaymentResult {
  const before = samplePaymentResult(id);
  const status = step.kind === 'confirmed' ? 'paid' : step.kind;
  const isPaid = status === 'paid';
  const isOpen = status === 'approved' || status === 'handedIn';
  const state = isOpen ? 'open' : status;
  const { run } = before;
  const after: PaymentResult = {
    ...before,
    run: {
      ...run,
      status,
      paidPayouts: isPaid ? run.payouts : 0,
      paidAmount: isPaid ? run.amount : 0,
      failedPayouts: isPaid || isOpen ? 0 : run.payouts,
    },
    transfers: before.transfers.map((transfer) => ({ ...transfer, state })),
    events: [
      {
        kind: step.kind,
        at: new Date().toISOString(),
        actor: actor.name,
        receiver: null,
        day: 'day' in step ? step.day : null,
        reason: 'reason' in step ? step.reason : null,
        isAlone: false,
      },
      ...before.events,
    ],
    fingerprint: null,
  };
  results = results.map((result) => (result.run.id === id ? after : result));
  return after;
}
