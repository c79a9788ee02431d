import { sql } from '#drizzle/orm.ts';
import type { AdminSummary } from '#contract/administration.ts';
import type { PlanPeriod, SubscriptionType } from '#contract/user.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { accountDayTable } from './account-day.table.ts';
import { monthlyCents } from './monthly-payment.ts';

type Counted = {
  plan: SubscriptionType;
  period: PlanPeriod;
  isSuspended: boolean;
  accounts: number;
  beforeThisMonth: number;
  beforeLastMonth: number;
  sinceLastMonth: number;
};

/** Reads all accounts. */
export async function countAccounts(db: Db, now: Date): Promise<AdminSummary> {
  const thisMonth = monthStart(now, 0);
  const lastMonth = monthStart(now, -1);
  // As much of last month as has passed of this one.
  const sameTime = new Date(lastMonth.getTime() + now.getTime() - thisMonth.getTime());
  const until = sameTime < thisMonth ? sameTime : thisMonth;
  const { createdAt, subscriptionType, planPeriod, status } = userTable;
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Counted>(sql`
    select ${subscriptionType} as plan, ${planPeriod} as period,
      ${status} = 'suspended' as "isSuspended", count(*)::int as accounts,
      count(*) filter (where ${createdAt} < ${at(thisMonth)})::int as "beforeThisMonth",
      count(*) filter (where ${createdAt} < ${at(lastMonth)})::int as "beforeLastMonth",
      count(*) filter (where ${createdAt} < ${at(until)})::int as "sinceLastMonth"
    from ${userTable} group by 1, 2, 3`);
  const sum = (figure: (group: Counted) => number, of = rows) =>
    of.reduce((total, group) => total + figure(group), 0);
  const paying = rows.filter(({ plan, isSuspended }) => plan !== 'free' && !isSuspended);
  const accounts = sum((group) => group.accounts);
  const atMonthEnd = sum((group) => group.beforeThisMonth);
  const before = await findLastDay(db, thisMonth);
  return {
    accounts: { value: accounts, before: atMonthEnd },
    newAccounts: {
      value: accounts - atMonthEnd,
      before: sum((group) => group.sinceLastMonth - group.beforeLastMonth),
    },
    payingAccounts: {
      value: sum((group) => group.accounts, paying),
      before: before?.payingAccounts ?? null,
    },
    monthlyRevenue: {
      value: sum((each) => each.accounts * monthlyCents(each.plan, each.period), paying) / 100,
      before: before ? before.monthlyCents / 100 : null,
    },
  };
}

/** The day's last call counts. */
export async function keepAccountDay(db: Db, now: Date): Promise<void> {
  const { payingAccounts, monthlyRevenue } = await countAccounts(db, now);
  const figures = {
    payingAccounts: payingAccounts.value,
    monthlyCents: Math.round(monthlyRevenue.value * 100),
  };
  await db
    .insert(accountDayTable)
    .values({ day: now.toISOString().slice(0, 10), ...figures })
    .onConflictDoUpdate({ target: accountDayTable.day, set: figures });
}

const monthStart = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));

async function findLastDay(db: Db, before: Date) {
  const [row] = await db
    .select()
    .from(accountDayTable)
    .where(
      sql`${accountDayTable.day} < ${before.toISOString().slice(0, 10)}::date
      and ${accountDayTable.day} >= ${before.toISOString().slice(0, 10)}::date - interval '1 month'`,
    )
    .orderBy(sql`${accountDayTable.day} desc`)
    .limit(1);
  return row ?? null;
}
