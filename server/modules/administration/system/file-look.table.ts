import { bigint, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { FileFault } from '../../../platform/backup/find-damaged.ts';

/** How far the nightly look over the uploaded files is: one row, none before the first start. */
export const fileLookTable = pgTable('file_look', {
  /** Always 1. */
  id: integer('id').primaryKey().default(1),
  /** Counts how often all files were looked over. */
  round: integer('round').notNull(),
  /** Rows with their files first, then the files that are stored. */
  step: text('step').$type<'rows' | 'list' | 'done'>().notNull(),
  /** The last hash of the step. */
  after: text('after').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Files of rows, looked at in this round and in all. */
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  nightAt: timestamp('night_at', { withTimezone: true }).notNull(),
  /** Milliseconds of this night. */
  spent: integer('spent').notNull(),
  /** Why this night's look ended early: what the store said. */
  failure: text('failure'),
  /** The end of the last whole round. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** Files that were found wrong, until a look finds them right. */
export const fileFaultTable = pgTable('file_fault', {
  hash: text('hash').primaryKey(),
  fault: text('fault').$type<FileFault>().notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
  /** In which it was found last. */
  round: integer('round').notNull(),
});

export type FileLook = typeof fileLookTable.$inferSelect;
