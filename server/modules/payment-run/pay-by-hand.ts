import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { recordStaffAction } from '../staff-action/index.ts';
import { ClosingError, payMonth } from '../statement/index.ts';
import { findMoneyPeople } from './second-person.repository.ts';

const operator = { id: 'operator', name: 'npm run figures', address: '' } as const;

/**
 * Allowed only if the service has no two people for money.
 *
 * @returns `amount` in cents.
 * @throws {ClosingError} if it has, and like `payMonth`.
 */
export function payByHand(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock'> & { config: { demo: boolean } },
  month: string,
): Promise<{ payouts: number; amount: number }> {
  return inTransaction(db, async (tx) => {
    const people = await findMoneyPeople(tx, config);
    if (people.length > 1) {
      const names = people.map(({ name }) => name).join(', ');
      throw new ClosingError(
        `${people.length} people have the right to money: ${names}. One of them orders the payment in the panel.`,
      );
    }
    const now = clock();
    const paid = await payMonth(tx, month, now);
    await recordStaffAction(tx, {
      actor: operator,
      now,
      action: 'royalties.pay',
      target: { kind: 'payment-run', id: month, name: '' },
      before: null,
      after: { payouts: paid.payouts, amount: paid.amount / 100 },
    });
    return paid;
  });
}
