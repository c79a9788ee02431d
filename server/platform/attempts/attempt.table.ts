import { doublePrecision, index, pgTable, text } from '#drizzle/pg-core.ts';

export const attemptTable = pgTable(
  'attempt',
  {
    /** A hash, so that it reveals no email or address. */
    key: text('key').primaryKey(),
    /** Milliseconds since 1970. */
    restoredAt: doublePrecision('restored_at').notNull(),
  },
  (table) => [index('attempt_restored_at_index').on(table.restoredAt)],
);
