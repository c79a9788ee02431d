import { and, eq, type Column } from '#drizzle/orm.ts';
import { integer, pgTable, text, unique } from '#drizzle/pg-core.ts';

/** A statement with its payout, or the payment of one. */
export type SealedKind = 'statement' | 'payment';

/**
 * Hash chain over statements and payments: each hash covers the content and the previous hash. A
 * trigger keeps rows append-only. See docs/product/payments.md.
 */
export const ledgerLinkTable = pgTable(
  'ledger_link',
  {
    /** From 1, without gaps. */
    position: integer('position').primaryKey(),
    kind: text('kind').$type<SealedKind>().notNull(),
    statementId: text('statement_id').notNull(),
    /** SHA-256, hexadecimal. */
    hash: text('hash').notNull(),
    /** Empty for the first link. */
    previous: text('previous').notNull(),
  },
  (table) => [unique('ledger_link_sealed_unique').on(table.kind, table.statementId)],
);

export const isLinkOf = (statement: Column | string) =>
  and(eq(ledgerLinkTable.kind, 'statement'), eq(ledgerLinkTable.statementId, statement));

/** One row; writers lock it, so that links are added one after another. */
export const ledgerEndTable = pgTable('ledger_end', {
  id: integer('id').primaryKey(),
  /** 0 before the first link. */
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
});
