import { and, eq, type Column } from '#drizzle/orm.ts';
import { integer, pgTable, text, unique } from '#drizzle/pg-core.ts';

/** A statement includes its payout. */
export type SealedKind = 'statement' | 'payment';

/**
 * Each hash covers the content and the previous hash; a trigger keeps rows append-only. See
 * docs/product/payments.md.
 */
export const ledgerLinkTable = pgTable(
  'ledger_link',
  {
    /** From 1, without gaps. */
    position: integer('position').primaryKey(),
    kind: text('kind').$type<SealedKind>().notNull(),
    /** With the number of a payment's entry, from the second on: `sta_1/2`. */
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

/** One row, which writers lock to take turns. */
export const ledgerEndTable = pgTable('ledger_end', {
  id: integer('id').primaryKey(),
  /** 0 for an empty chain. */
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
});
