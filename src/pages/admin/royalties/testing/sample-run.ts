import type {
  OrderPaymentsBody,
  PaymentResult,
  PaymentRun,
  PaymentStepBody,
  PaymentTransfer,
} from '@/shared/contract/payment-run.ts';
import { toParts } from '@/shared/sample/administration/sample-payment-runs.ts';

export type Sent = { id: string; body: OrderPaymentsBody };

export const transfer = (about: Partial<PaymentTransfer> = {}): PaymentTransfer => ({
  receiver: 'pay_lbl_1',
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

export const direct = transfer({
  receiver: 'pay_art_1',
  name: 'Nico Bravo',
  holder: null,
  account: null,
  isFirst: true,
  payouts: 2,
  amount: 612.4,
});

export const event = (
  kind: PaymentResult['events'][number]['kind'],
): PaymentResult['events'][number] => ({
  kind,
  at: '2026-11-19T20:15:00.000Z',
  actor: 'Julián Arnedillo',
  receiver: null,
  day: null,
  reason: null,
  isAlone: false,
});

export const getResult = (
  { id, body }: Sent,
  about: Partial<PaymentRun> = {},
  more: Partial<PaymentResult> = {},
): PaymentResult => ({
  run: {
    id,
    orderedAt: '2026-11-19T20:15:00.000Z',
    receivers: body.labels.length,
    name: null,
    actor: { id: 'usr_1', name: 'Julián Arnedillo' },
    status: 'ordered',
    isUnderWay: false,
    hasFile: false,
    hasWorldFile: false,
    payouts: body.payouts,
    amount: body.amount,
    failedPayouts: 0,
    paidPayouts: 0,
    paidAmount: 0,
    expiresAt: '2026-12-03T20:15:00.000Z',
    ...about,
  },
  transfers: [transfer(), direct],
  parts: toParts([transfer(), direct]),
  events: [event('ordered')],
  fingerprint: 'ab12cd34ef56'.padEnd(64, '0'),
  approvers: null,
  wait: null,
  isAlone: false,
  fileLacks: null,
  ...more,
});

export const october: Sent = {
  id: 'run-1',
  body: { labels: ['lbl_1', 'direct'], payouts: 10, amount: 19_032.9 },
};

/** As the server moves a run on. */
export function next(before: PaymentResult, step: PaymentStepBody): PaymentResult {
  const status = step.kind === 'confirmed' ? 'paid' : step.kind;
  const isDone = status === 'paid' || status === 'returned' || status === 'withdrawn';
  const transfers = before.transfers.map((each): PaymentTransfer =>
    isDone ? { ...each, state: status } : each,
  );
  return {
    ...before,
    run: {
      ...before.run,
      status,
      expiresAt: null,
      hasFile: status !== 'approved' && status !== 'withdrawn',
      failedPayouts: status === 'returned' || status === 'withdrawn' ? before.run.payouts : 0,
    },
    transfers,
    parts: toParts(transfers),
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
