import type {
  PaymentEvent,
  PaymentPart,
  PaymentResult,
  PaymentRun,
  PaymentRuns,
  PaymentStepBody,
  PaymentTransfer,
} from '../../contract/payment-run.ts';

const actor = { id: 'usr_sample-5', name: 'Julián Arnedillo' };

export type SampleTransfer = Pick<PaymentTransfer, 'receiver' | 'name' | 'payouts' | 'amount'> & {
  months: readonly string[];
};

/** As the server sums transfers up by state. */
export function toParts(transfers: readonly PaymentTransfer[]): PaymentPart[] {
  return [...Map.groupBy(transfers, ({ state }) => state)].map(([state, those]) => {
    const sum = (field: 'payouts' | 'amount') =>
      Math.round(those.reduce((all, each) => all + each[field], 0) * 100) / 100;
    const [only] = those;
    return {
      state,
      receivers: those.length,
      name: those.length === 1 && only ? only.name : null,
      payouts: sum('payouts'),
      amount: sum('amount'),
    };
  });
}

/** A run of these transfers, paid or just ordered. */
export function toResult(
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
  const transfers = paid.map(({ months, ...transfer }, index): PaymentTransfer => ({
    ...transfer,
    holder: transfer.name,
    account: `ES •••• 133${index}`,
    from: months[0] ?? '2026-10',
    until: months.at(-1) ?? '2026-10',
    isFirst: false,
    state: isPaid ? 'paid' : 'open',
  }));
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
      hasWorldFile: false,
    },
    transfers,
    parts: toParts(transfers),
    events: kinds.map((kind) => ({
      ...event,
      kind,
      at: orderedAt,
      day: kind === 'confirmed' ? orderedAt.slice(0, 10) : null,
    })),
    fingerprint: isPaid ? null : 'ab12'.repeat(16),
    approvers: null,
    wait: null,
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

/** State of this visit, reset by a reload. */
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

export const samplePaymentRuns = (text = ''): PaymentRuns => ({
  runs: results
    .filter(({ transfers }) =>
      transfers.some(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase())),
    )
    .map(({ run }) => run),
});

export function addSampleRun(result: PaymentResult): void {
  results = [result, ...results];
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
  const transfers = before.transfers.map((each): PaymentTransfer => ({ ...each, state }));
  const after: PaymentResult = {
    ...before,
    run: {
      ...run,
      status,
      paidPayouts: isPaid ? run.payouts : 0,
      paidAmount: isPaid ? run.amount : 0,
      failedPayouts: isPaid || isOpen ? 0 : run.payouts,
    },
    transfers,
    parts: toParts(transfers),
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
