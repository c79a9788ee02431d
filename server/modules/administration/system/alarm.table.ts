import { pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** Present alarms, so that one email is sent for each by all servers together. */
export const alarmTable = pgTable('alarm', {
  /** `lane:seconds`, `month:2026-10`, `head:2026-11-20` */
  name: text('name').primaryKey(),
  raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
});
