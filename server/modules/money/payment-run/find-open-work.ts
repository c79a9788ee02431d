import type { PaymentRun } from '#contract/payment-run.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import { askedSince } from './ask-for-accounts.ts';
import { inEuros } from './describe-royalties.ts';
import { describePaymentRun } from './describe-run.ts';
import { findOpenMoney, type OpenMoney, type OpenPayouts } from './open-work.repository.ts';
import { findOpenRuns } from './payment-run.repository.ts';
import { findMayApprove } from './require-second-person.ts';

/** Days ahead in which a payout counts as due. */
const dueSoon = 2;

export type OpenWork = OpenMoney & {
  /** Runs whose next step the person may take, the oldest first. */
  runs: PaymentRun[];
};

/** What finance has to do, as the person `actorId` may; sums in euros. */
export async function findOpenWork(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  actorId: string,
): Promise<OpenWork> {
  const now = clock();
  const [rows, mayApprove, money] = await Promise.all([
    findOpenRuns(db),
    findMayApprove(db, { actorId, now, config }),
    findOpenMoney(db, {
      until: daysBefore(toDay(now), -dueSoon),
      minimum: config.payoutMinimum,
      askedSince: askedSince(now),
    }),
  ]);
  const runs = rows
    .filter((run) => run.status !== 'ordered' || mayApprove(run.actorId))
    .map(describePaymentRun);
  const { due, withoutAccount, returned } = money;
  return {
    runs,
    due: toEuros(due),
    withoutAccount: toEuros(withoutAccount),
    returned: toEuros(returned),
  };
}

const toEuros = ({ amount, ...open }: OpenPayouts) => ({ ...open, amount: inEuros(amount) });
