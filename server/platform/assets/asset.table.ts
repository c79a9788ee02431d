import { bigint, index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';

export const assetTable = pgTable('asset', {
  /** SHA-256 in base64url. */
  hash: text('hash').primaryKey(),
  type: text('type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});

export const assetUseTable = pgTable(
  'asset_use',
  {
    hash: text('hash')
      .notNull()
      .references(() => assetTable.hash),
    /** A thing such as `user-picture/usr_1`, or the staging of its sender. */
    usedBy: text('used_by').notNull(),
    /** Null once claimed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.usedBy] }),
    // Finds beginnings, whatever the order of the database's language.
    index('asset_use_used_by_index').on(table.usedBy.op('text_pattern_ops')),
    index('asset_use_expires_at_index').on(table.expiresAt),
  ],
);
