import { toDay } from '../../../platform/days.ts';
import { monthlyCents } from '../../../modules/administration/user-administration/index.ts';
import type { Account } from './make-accounts.ts';

const toldDays = 62;

const day = 86_400_000;

type Paying = Pick<Account, 'joinDate' | 'subscriptionType'> & {
  planPeriod?: Account['planPeriod'];
};

export function countAccountDays(accounts: readonly Paying[], now: Date) {
  const paying = accounts.filter(({ subscriptionType }) => subscriptionType !== 'free');
  return Array.from({ length: toldDays }, (_, index) => {
    const last = toDay(new Date(now.getTime() - (index + 1) * day));
    const there = paying.filter(({ joinDate }) => joinDate <= last);
    const cents = there.map(({ subscriptionType, planPeriod = 'month' }) => {
      return monthlyCents(subscriptionType, planPeriod);
    });
    return {
      day: last,
      payingAccounts: there.length,
      monthlyCents: cents.reduce((sum, each) => sum + each, 0),
    };
  });
}
