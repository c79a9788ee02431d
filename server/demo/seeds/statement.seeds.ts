import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { toDay } from '../../platform/days.ts';
import { closeMonths } from '../../modules/money/statement/close-months.ts';
import { getFirstDay, toMonth, monthsAfter } from '../../platform/months.ts';
import { markPaidUntil } from '../../modules/money/payment-run/payment.repository.ts';

/** A year of plays, and the first month of imports. */
const closed = 13;

export const statementSeeds: readonly Seed[] = [
  {
    /** Closed the day after its end, paid on its due day. */
    name: '0017_closed-months',
    async add(tx, now) {
      for (let back = closed; back > 0; back -= 1) {
        const month = monthsAfter(toMonth(now), 1 - back);
        await closeMonths(tx, new Date(`${getFirstDay(month)}T04:00:00Z`), { isQuiet: true });
      }
      await markPaidUntil(tx, toDay(now), now);
    },
  },
];
