import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';

/** Calls that were answered under a key of their caller, who may repeat them without repeating the action. */
export const answeredCallTable = pgTable(
  'answered_call',
  {
    /** Whose key it is: keys of different people are different. */
    callerId: text('caller_id').notNull(),
    key: text('key').notNull(),
    /** What was called: method, address and body. */
    call: text('call').notNull(),
    /** Null while it is being answered. */
    answer: jsonb('answer'),
    /** Whether a device delivered something; it may come again after a long time. */
    isDelivery: boolean('is_delivery').notNull().default(false),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callerId, table.key] }),
    index('answered_call_answered_at_index').on(table.answeredAt),
  ],
);
