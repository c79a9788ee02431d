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

/** Work that one server has to do once, now or later. */
export const jobTable = pgTable(
  'job',
  {
    kind: text('kind').notNull(),
    /** Jobs of the same kind and key are merged. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    /** The due job with the earliest turn runs first; null means `runAt`. */
    turnAt: timestamp('turn_at', { withTimezone: true }),
    /** Runs begun since the last success. */
    attempts: integer('attempts').notNull().default(0),
    /** The run that works on it, and its lease by the database's clock. */
    holder: text('holder'),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** Whether it was requested again while running. */
    isAskedAgain: boolean('is_asked_again').notNull().default(false),
    lastError: text('last_error'),
    abandonedAt: timestamp('abandoned_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('job_run_at_index').on(table.runAt),
  ],
);

export type JobRow = typeof jobTable.$inferSelect;
