import { sql } from '#drizzle/orm.ts';
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

export const jobTable = pgTable(
  'job',
  {
    kind: text('kind').notNull(),
    /** Jobs of the same kind and key are merged. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    /** Those whom key, payload or error name. See `peopleNamedIn`. */
    people: text('people').array().notNull().default([]),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    /** Decides among due jobs; null means `runAt`. */
    turnAt: timestamp('turn_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    /** By the database's clock. */
    holder: text('holder'),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    isAskedAgain: boolean('is_asked_again').notNull().default(false),
    lastError: text('last_error'),
    abandonedAt: timestamp('abandoned_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('job_run_at_index').on(table.runAt),
    index('job_people_index')
      .using('gin', table.people)
      .where(sql`people <> '{}'`),
  ],
);

export type JobRow = typeof jobTable.$inferSelect;
