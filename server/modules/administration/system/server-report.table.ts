import { jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { ServerMetrics } from '#contract/system.ts';
import type { PageTimeCounts } from './page-times.ts';

/** Servers of a former version count no screens. */
export type ServerReport = ServerMetrics & { pageTimes?: PageTimeCounts };

/** Any server can show all. */
export const serverReportTable = pgTable('server_report', {
  name: text('name').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  metrics: jsonb('metrics').$type<ServerReport>().notNull(),
});
