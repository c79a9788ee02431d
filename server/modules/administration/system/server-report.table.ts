import { jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { ServerMetrics } from '#contract/system.ts';

/** Any server can show all. */
export const serverReportTable = pgTable('server_report', {
  name: text('name').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  metrics: jsonb('metrics').$type<ServerMetrics>().notNull(),
});
