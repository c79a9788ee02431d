import type {
  PaymentEvent,
  PaymentPart,
  PaymentResult,
  PaymentRuns,
  PaymentTransfer,
} from '../../contract/payment-run.ts';

const actor = { id: 'usr_sample-5', name: 'Julián Arnedillo' };

type SampleTransfer = Pick<PaymentTransfer, 'receiver' | 'name' | 'payouts' | 'amount'> & {
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

/** A run whose transfers are all paid. */
function toResult(id: string, orderedAt: string, paid: readonly SampleTransfer[]): PaymentResult {
  const [only] = paid;
  const total = (field: 'payouts' | 'amount') =>
    Math.round(paid.reduce((all, each) => all + each[field], 0) * 100) / 100;
  const sums = { payouts: total('payouts'), amount: total('amount') };
  const event = { receiver: null, day: null, reason: null, isAlone: false, actor: actor.name };
  const kinds: PaymentEvent['kind'][] = ['confirmed', 'handedIn', 'approved', 'ordered'];
  const transfers = paid.map(({ months, ...transfer }, index): PaymentTransfer => ({
    ...transfer,
    holder: transfer.name,
    account: `ES •••• 133${index}`,
    from: months[0] ?? '2026-10',
    until: months.at(-1) ?? '2026-10',
    isFirst: false,
    state: 'paid',
  }));
  return {
    run: {
      id,
      orderedAt,
      actor,
      status: 'paid',
      ...sums,
      name: paid.length === 1 && only ? only.name : null,
      receivers: paid.length,
      paidPayouts: sums.payouts,
      paidAmount: sums.amount,
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
    fingerprint: null,
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
  receiver: `pay_${name.length}-${payouts}`,
  name,
  payouts,
  amount,
  months,
});

const results: readonly PaymentResult[] = [
  toResult('sample-october', '2026-10-30T10:12:00.000Z', [
    transferOf('Balcón Discos', 8, 16_210.44, '2026-09'),
    transferOf('Marejada Records', 3, 9_120.1, '2026-09'),
    transferOf('Asagao Sound', 1, 4_073.58, '2026-09'),
    transferOf('Nico Bravo', 1, 400, '2026-08'),
  ]),
  toResult('sample-september', '2026-09-29T09:40:00.000Z', [
    transferOf('Marejada Records', 3, 8_911.08, '2026-08'),
  ]),
];

export const samplePaymentRuns = (text = ''): PaymentRuns => ({
  runs: results
    .filter(({ transfers }) =>
      transfers.some(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase())),
    )
    .map(({ run }) => run),
});

/** Throws for an unknown id. */
export function samplePaymentResult(id: string): PaymentResult {
  const result = results.find(({ run }) => run.id === id);
  if (result === undefined) throw new Error(`There is no sample payment ${id}.`);
  return result;
}
