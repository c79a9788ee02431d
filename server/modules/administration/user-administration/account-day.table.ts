import { bigint, date, integer, pgTable } from '#drizzle/pg-core.ts';

/** These figures cannot be computed later. */
export const accountDayTable = pgTable('account_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  payingAccounts: integer('paying_accounts').notNull(),
  /** Cents. */
  monthlyCents: bigint('monthly_cents', { mode: 'number' }).notNull(),
});
