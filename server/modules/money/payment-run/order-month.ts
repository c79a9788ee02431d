import type { Dependencies } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { ClosingError, requireClosed } from '../statement/index.ts';
import { addOrder, recordOrder } from './order-payments.ts';
import { planPayments, sumPayables } from './plan-payments.ts';

const operator = {
  id: 'operator',
  name: 'npm run figures',
  address: '',
  isConsole: true,
} as const;

/**
 * Orders what can be paid of a month. The run is approved, handed in and confirmed in the panel,
 * like any other.
 *
 * @returns `amount` in cents.
 * @throws {ClosingError} for an open month, or if nothing of it can be paid.
 */
export function orderMonth(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock'> & { config: { payoutMinimum: number } },
  month: string,
): Promise<{ payouts: number; amount: number }> {
  return inTransaction(db, async (tx) => {
    await requireClosed(tx, month);
    const now = clock();
    const { payable, held } = await planPayments(
      tx,
      { month },
      { now, minimum: config.payoutMinimum },
    );
    if (payable.length === 0) {
      const why = held.length === 0 ? '' : ` now: ${held.length} payees are held back`;
      throw new ClosingError(`Nothing of ${month} can be ordered${why}.`);
    }
    const order = { id: newId(), actor: operator, now, receivers: payable.length, payable };
    const name = payable.length === 1 ? (payable[0]?.name ?? null) : null;
    await addOrder(tx, { ...order, name });
    await recordOrder(tx, { ...order, name });
    return sumPayables(payable);
  });
}
