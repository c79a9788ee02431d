import { and, eq, type Column } from '#drizzle/orm.ts';
import { integer, pgTable, text, unique } from '#drizzle/pg-core.ts';

/** What is sealed: a statement with its payout, or the payment of one. */
export type SealedKind = 'statement' | 'payment';

/**
 * The chain over statements and payments: each link has the hash of what it seals together with the hash of the link before.
 * Rows are added and never change, which a trigger of the database holds everybody to. See docs/product/payments.md.
 */
export const ledgerLinkTable = pgTable(
  'ledger_link',
  {
    /** From 1, without a gap. */
    position: integer('position').primaryKey(),
    kind: text('kind').$type<SealedKind>().notNull(),
    statementId: text('statement_id').notNull(),
    /** SHA-256 in hexadecimal digits. */
    hash: text('hash').notNull(),
    /** Of the link before; of the first one nothing. */
    previous: text('previous').notNull(),
  },
  (table) => [unique('ledger_link_sealed_unique').on(table.kind, table.statementId)],
);

/** Joins the link of a statement. */
export const isLinkOf = (statement: Column | string) =>
  and(eq(ledgerLinkTable.kind, 'statement'), eq(ledgerLinkTable.statementId, statement));

/** The end of the chain, in one row: who adds to it holds it, so that links follow one another. */
export const ledgerEndTable = pgTable('ledger_end', {
  id: integer('id').primaryKey(),
  /** Of the last link; 0 before the first. */
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
});
