import type { PaymentRun } from '#contract/payment-run.ts';
import type { Dependencies } from '../../platform/app.ts';
import { daysBefore, toDay } from '../../platform/days.ts';
import { inEuros } from './describe-royalties.ts';
import { describePaymentRun } from './describe-run.ts';
import { findOpenMoney, type OpenMoney, type OpenPayouts } from './open-work.repository.ts';
import { findOpenRuns } from './payment-run.repository.ts';
import { findApprovers } from './require-second-person.ts';

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
  const [rows, money] = await Promise.all([
    findOpenRuns(db),
    findOpenMoney(db, {
      until: daysBefore(toDay(now), -dueSoon),
      minimum: config.payoutMinimum,
    }),
  ]);
  const runs: PaymentRun[] = [];
  for (const run of rows) {
    const asked = { orderedBy: run.actorId, actorId, now, config };
    const isTheirs =
      run.status !== 'ordered' || (await findApprovers(db, asked)).approvers === null;
    if (isTheirs) runs.push(describePaymentRun(run));
  }
  const { due, withoutAccount, returned } = money;
  return {
    runs,
    due: toEuros(due),
    withoutAccount: toEuros(withoutAccount),
    returned: toEuros(returned),
  };
}

const toEuros = ({ amount, ...open }: OpenPayouts) => ({ ...open, amount: inEuros(amount) });
