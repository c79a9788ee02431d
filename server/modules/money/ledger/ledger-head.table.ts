import { date, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/**
 * The end of the chain, signed once a day by a key that is not in the database; a trigger keeps
 * rows append-only. See docs/product/payments.md.
 */
export const ledgerHeadTable = pgTable('ledger_head', {
  /** UTC. */
  day: date('day', { mode: 'string' }).primaryKey(),
  /** 0, without a hash, for an empty chain. */
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
  /** `<id of the key>.<HMAC>` */
  signature: text('signature').notNull(),
  signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
});
