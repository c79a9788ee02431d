import { bigint, pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** Nightly backups, those of the last weeks. */
export const backupRunTable = pgTable('backup_run', {
  endedAt: timestamp('ended_at', { withTimezone: true }).primaryKey(),
  /** The file, as its server names it. */
  place: text('place').notNull(),
  /** Null where it failed. */
  bytes: bigint('bytes', { mode: 'number' }),
  failure: text('failure'),
});

export type BackupRun = typeof backupRunTable.$inferSelect;
