import { bigint, integer, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import type { ScreeningRule } from '#contract/screening-rules.ts';
import { statementTable } from './statement.table.ts';

/** Plays that a statement leaves out, as when it was issued; beside what its seal covers. */
export const statementHeldTable = pgTable(
  'statement_held',
  {
    statementId: text('statement_id')
      .notNull()
      .references(() => statementTable.id, { onDelete: 'cascade' }),
    rule: text('rule').$type<ScreeningRule>().notNull(),
    plays: integer('plays').notNull(),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.rule] })],
);
