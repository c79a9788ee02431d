import { boolean, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** The last run of each kind, by whichever server; reasons of failures stay with their jobs. */
export const jobRunTable = pgTable('job_run', {
  kind: text('kind').primaryKey(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  /** Milliseconds. */
  duration: integer('duration').notNull(),
  hasFailed: boolean('has_failed').notNull(),
});
