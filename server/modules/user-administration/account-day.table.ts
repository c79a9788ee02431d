import { bigint, date, integer, pgTable } from '#drizzle/pg-core.ts';

/** Paying accounts at the end of each day, which cannot be computed later. */
export const accountDayTable = pgTable('account_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  payingAccounts: integer('paying_accounts').notNull(),
  /** Monthly income in cents. */
  monthlyCents: bigint('monthly_cents', { mode: 'number' }).notNull(),
});
