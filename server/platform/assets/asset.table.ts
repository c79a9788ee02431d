import { bigint, index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';

/** Uploaded binary contents, one row per content; the bytes are in the store. */
export const assetTable = pgTable('asset', {
  /** SHA-256 of the content in base64url, its name in the store. */
  hash: text('hash').primaryKey(),
  /** Media type, read from the content itself. */
  type: text('type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});

/** What uses an asset. An asset without uses is swept. */
export const assetUseTable = pgTable(
  'asset_use',
  {
    hash: text('hash')
      .notNull()
      .references(() => assetTable.hash),
    /** What uses it (`user-picture/usr_1`), or the staging of its sender. */
    usedBy: text('used_by').notNull(),
    /** When a staged asset expires; null once a save has claimed it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.usedBy] }),
    index('asset_use_used_by_index').on(table.usedBy),
    index('asset_use_expires_at_index').on(table.expiresAt),
  ],
);
