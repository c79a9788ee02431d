import { ageBands, type Ageing, ageingMost, type AgeingRow } from '#contract/ageing.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { type Aged, findAged, findScreened } from './ageing.repository.ts';
import { inEuros } from './describe-royalties.ts';
import { type Plan, planPayments } from './plan-payments.ts';

type Why = Pick<AgeingRow, 'reason' | 'note' | 'until'>;

/** `minimum` in cents. */
type Terms = { now: Date; minimum: number };

/** What is owed and not paid, by payee and age, with the reason. See docs/product/payments.md. */
export async function readAgeing(db: Db, terms: Terms): Promise<Ageing> {
  const day = toDay(terms.now);
  const [aged, plan, screened] = await Promise.all([
    findAged(db, day),
    planPayments(db, 'all', terms),
    findScreened(db),
  ]);
  const reasons = getReasons(plan);
  const held = new Map(screened.map((each) => [each.receiver, each]));
  const rows = aged.map((each): AgeingRow => {
    const why = each.runId === null ? reasons.get(each.receiver) : inRun;
    const screening = held.get(each.receiver);
    // Named once, also where several runs pay a receiver.
    held.delete(each.receiver);
    return describeRow(each, why ?? ready, screening?.amount ?? 0);
  });
  const bands = toBands((band) => aged.reduce((sum, each) => sum + each.bands[band], 0));
  const amount = aged.reduce((sum, each) => sum + each.amount, 0);
  const payees = [...rows, ...[...held.values()].map(describeScreened)];
  return {
    day,
    bands,
    amount: inEuros(amount),
    overdue: inEuros(amount - aged.reduce((sum, each) => sum + each.bands.notDue, 0)),
    held: inEuros(screened.reduce((sum, each) => sum + each.amount, 0)),
    payees: payees.slice(0, ageingMost),
    hasMore: payees.length > ageingMost,
  };
}

const plain = (reason: AgeingRow['reason']): Why => ({ reason, note: null, until: null });
const [inRun, ready] = [plain('inRun'), plain('ready')];

/** What an order would say, by receiver. */
function getReasons({ payable, held }: Plan): Map<string, Why> {
  return new Map([
    ...payable.map((each): [string, Why] => [each.receiver, getWhy(each)]),
    ...held.map(({ receiver, why, heldUntil, holdReason }): [string, Why] => [
      receiver,
      { reason: why, note: holdReason, until: heldUntil },
    ]),
  ]);
}

function getWhy({ account, isReturned, returnReason }: Plan['payable'][number]): Why {
  if (isReturned) return { ...plain('returned'), note: returnReason };
  return account === null ? plain('noAccount') : ready;
}

const toBands = (cents: (band: keyof Ageing['bands']) => number) =>
  Object.fromEntries(ageBands.map((band) => [band, inEuros(cents(band))])) as Ageing['bands'];

function describeRow(aged: Aged, why: Why, held: number): AgeingRow {
  const { receiver, name, runId, payouts, dueOn, amount, bands } = aged;
  return {
    receiver,
    name,
    ...why,
    run: runId,
    payouts,
    dueOn,
    bands: toBands((band) => bands[band]),
    amount: inEuros(amount),
    held: inEuros(held),
  };
}

const describeScreened = ({
  receiver,
  name,
  amount,
}: Awaited<ReturnType<typeof findScreened>>[number]): AgeingRow => ({
  receiver,
  name,
  ...plain('screened'),
  run: null,
  payouts: 0,
  dueOn: null,
  bands: toBands(() => 0),
  amount: 0,
  held: inEuros(amount),
});
