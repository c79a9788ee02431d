import { bigint, index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';

/** Everything binary that people sent, once for each content; the bytes lie in the store. */
export const assetTable = pgTable('asset', {
  /** SHA-256 of the content in base64url, which is its name in the store. */
  hash: text('hash').primaryKey(),
  /** Media type, told by the content. */
  type: text('type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** When it was last sent. */
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});

/** What an asset is kept for. One that nothing uses is swept. */
export const assetUseTable = pgTable(
  'asset_use',
  {
    hash: text('hash')
      .notNull()
      .references(() => assetTable.hash),
    /** A thing of the product (`user-picture/usr_1`), or the staging of its sender. */
    usedBy: text('used_by').notNull(),
    /** When a staged one is given up; null for what a save has named. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.usedBy] }),
    index('asset_use_used_by_index').on(table.usedBy),
    index('asset_use_expires_at_index').on(table.expiresAt),
  ],
);
