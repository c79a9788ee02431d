import type { TodayOf } from '#contract/today.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { toDay } from '../../../platform/days.ts';
import { findUnsignedDay } from '../../money/ledger/index.ts';
import { findOpenWork, type OpenWork } from '../../money/payment-run/index.ts';
import { arrangeLines } from './arrange-lines.ts';

const steps = { ordered: 'sign', approved: 'handIn', handedIn: 'confirm' } as const;

/** See docs/product/today.md. */
export async function readFinanceToday(
  given: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  viewer: string,
): Promise<TodayOf<'finance'>> {
  const { db, clock, config } = given;
  const [work, unsigned] = await Promise.all([
    findOpenWork(given, viewer),
    findUnsignedDay(db, clock()),
  ]);
  const { runs, due, returned, withoutAccount } = work;
  const isLate = due.dueOn !== null && due.dueOn < toDay(clock());
  return arrangeLines('finance', [
    ...(config.demo || config.payerIban !== undefined ? [] : [{ kind: 'payer' } as const]),
    ...(unsigned === null ? [] : [{ kind: 'unsigned', day: unsigned } as const]),
    ...runs.map(describeRun),
    ...describe(isLate ? 'overdue' : 'due', due),
    ...describe('returned', returned),
    ...describe('withoutAccount', withoutAccount),
  ]);
}

function describeRun(run: OpenWork['runs'][number]) {
  const { id, status, name, receivers, amount, orderedAt, actor, expiresAt } = run;
  const orderedOn = orderedAt.slice(0, 10);
  const kind = status === 'ordered' || status === 'approved' ? steps[status] : steps.handedIn;
  return {
    kind,
    id,
    name: name ?? '',
    about: actor.name,
    count: receivers,
    amount,
    // A run to be approved says when it expires.
    day: expiresAt?.slice(0, 10) ?? orderedOn,
    due: orderedOn,
  };
}

function describe(
  kind: 'overdue' | 'due' | 'returned' | 'withoutAccount',
  { payees, name, dueOn, amount }: OpenWork['due'],
) {
  return payees === 0 ? [] : [{ kind, count: payees, name: name ?? '', day: dueOn, amount }];
}
