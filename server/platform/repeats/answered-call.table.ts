import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';

export const answeredCallTable = pgTable(
  'answered_call',
  {
    /** Keys are unique per caller. */
    callerId: text('caller_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    answer: jsonb('answer'),
    /** A device may repeat its delivery long after. */
    isDelivery: boolean('is_delivery').notNull().default(false),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callerId, table.key] }),
    index('answered_call_answered_at_index').on(table.answeredAt),
  ],
);
