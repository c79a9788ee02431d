import type { PaymentEvent, PaymentRun } from '@/shared/contract/payment-run.ts';

export type LifeStage = {
  kind: PaymentEvent['kind'];
  state: 'done' | 'next' | 'later';
  /** Missing for runs from before there were steps. */
  event: PaymentEvent | undefined;
};

const path = ['ordered', 'approved', 'handedIn', 'confirmed'] as const;

/** How many stages of the path are behind a run. */
const behind = { ordered: 1, approved: 2, handedIn: 3, paid: 4 } as const;

/**
 * The stages of a run: what was done by whom, what is next and what follows; a run that was
 * withdrawn, returned as a whole or expired ends with that. See docs/product/payments.md.
 *
 * @param events the latest first.
 */
export function getLife(
  { status }: Pick<PaymentRun, 'status'>,
  events: readonly PaymentEvent[],
): LifeStage[] {
  const find = (kind: PaymentEvent['kind']) => events.find((event) => event.kind === kind);
  if (status === 'withdrawn' || status === 'returned' || status === 'expired') {
    const before = path.filter((kind) => kind !== 'confirmed' && find(kind) !== undefined);
    return [...before, status].map((kind) => ({ kind, state: 'done', event: find(kind) }));
  }
  const done = behind[status];
  return path.map((kind, index) => {
    if (index > done) return { kind, state: 'later', event: undefined };
    return index === done
      ? { kind, state: 'next', event: undefined }
      : { kind, state: 'done', event: find(kind) };
  });
}
