import { jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { ServerMetrics } from '#contract/system.ts';

/** What each server of the database measured last, so that any of them can show all. */
export const serverReportTable = pgTable('server_report', {
  name: text('name').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  metrics: jsonb('metrics').$type<ServerMetrics>().notNull(),
});
