import { integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** The table has one row at most; without it the service has no name. */
export const serviceTable = pgTable('service', {
  /** Always 1. */
  id: integer('id').primaryKey().default(1),
  /** Null for the product's name. */
  name: text('name'),
  /** SHA-256; null unless the service waits for its first admin. */
  setUpCode: text('set_up_code'),
  /** When a restore began that has neither ended nor failed; that of a killed server stays. */
  restoringSince: timestamp('restoring_since', { withTimezone: true }),
});
