import { doublePrecision, index, pgTable, text } from '#drizzle/pg-core.ts';

/** Attempts that all servers count together; expired rows are swept. */
export const attemptTable = pgTable(
  'attempt',
  {
    /** A hash, so that no email or address can be read from it. */
    key: text('key').primaryKey(),
    /** Milliseconds since 1970 at which all attempts are available again. */
    restoredAt: doublePrecision('restored_at').notNull(),
  },
  (table) => [index('attempt_restored_at_index').on(table.restoredAt)],
);
