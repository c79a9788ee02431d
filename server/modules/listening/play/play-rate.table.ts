import { check, integer, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { sql } from '#drizzle/orm.ts';
import type { SubscriptionType, User } from '#contract/user.ts';

/** See docs/product/figures.md. */
export const playRateTable = pgTable(
  'play_rate',
  {
    plan: text('plan').$type<SubscriptionType>().notNull(),
    country: text('country').$type<User['country']>().notNull(),
    /** Millionths of a euro. */
    micros: integer('micros').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plan, table.country] }),
    check('play_rate_micros_check', sql`${table.micros} >= 0`),
  ],
);
