import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '#drizzle/pg-core.ts';

/** Work that some server has to do once, now or later. */
export const jobTable = pgTable(
  'job',
  {
    kind: text('kind').notNull(),
    /** What tells this job from others of its kind: asked for twice, it is done once. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    /** Of the jobs that are due, the one with the earliest turn is done; null means when it became due. */
    turnAt: timestamp('turn_at', { withTimezone: true }),
    /** How often it was begun since it last succeeded. */
    attempts: integer('attempts').notNull().default(0),
    /** The run that works on it, and until when nobody else may; the clock of the database decides. */
    holder: text('holder'),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** Whether somebody asked for it while it was being done, so that it has to be done again. */
    isAskedAgain: boolean('is_asked_again').notNull().default(false),
    lastError: text('last_error'),
    /** Since when nobody tries any more. */
    abandonedAt: timestamp('abandoned_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('job_run_at_index').on(table.runAt),
  ],
);

export type JobRow = typeof jobTable.$inferSelect;
