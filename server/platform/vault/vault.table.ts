import { integer, pgTable, text } from '#drizzle/pg-core.ts';

/** One row, by which a wrong key is recognised. */
export const vaultTable = pgTable('vault', {
  id: integer('id').primaryKey(),
  mark: text('mark').notNull(),
});
