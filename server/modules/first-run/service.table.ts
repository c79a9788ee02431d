import { integer, pgTable, text } from '#drizzle/pg-core.ts';

/** What the service is, in its only row; no row is a service that nobody has named. */
export const serviceTable = pgTable('service', {
  /** Always 1. */
  id: integer('id').primaryKey().default(1),
  /** What its first admin called it; null where it has the product's name. */
  name: text('name'),
  /** SHA-256 of the code that opens the first run; null unless the service waits for its first admin. */
  setUpCode: text('set_up_code'),
});
