import { bigint, date, integer, pgTable } from '#drizzle/pg-core.ts';

/** How many accounts paid how much at the end of each day: what nobody could count afterwards. */
export const accountDayTable = pgTable('account_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  payingAccounts: integer('paying_accounts').notNull(),
  /** Cents that they bring in a month. */
  monthlyCents: bigint('monthly_cents', { mode: 'number' }).notNull(),
});
