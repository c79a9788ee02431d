import { doublePrecision, index, pgTable, text } from '#drizzle/pg-core.ts';

/** Attempts that all servers count together. Rows whose attempts have all come back are swept. */
export const attemptTable = pgTable(
  'attempt',
  {
    /** Hash of what is counted: neither an email nor an address can be read from it. */
    key: text('key').primaryKey(),
    /** The moment at which all attempts will have come back, in milliseconds since 1970. */
    restoredAt: doublePrecision('restored_at').notNull(),
  },
  (table) => [index('attempt_restored_at_index').on(table.restoredAt)],
);
