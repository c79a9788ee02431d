import { sql } from '#drizzle/orm.ts';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';

export const answeredCallTable = pgTable(
  'answered_call',
  {
    /** Keys are unique per caller. */
    callerId: text('caller_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the method, the address and the body, in base64. */
    call: text('call').notNull(),
    answer: jsonb('answer'),
    /** Others whom call or answer name. See `peopleNamedIn`. */
    people: text('people').array().notNull().default([]),
    /** A device may repeat its delivery long after. */
    isDelivery: boolean('is_delivery').notNull().default(false),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callerId, table.key] }),
    index('answered_call_people_index')
      .using('gin', table.people)
      .where(sql`people <> '{}'`),
    // Deliveries are kept a year, so each hour would read a year of them.
    index('answered_call_answered_at_index')
      .on(table.answeredAt)
      .where(sql`not is_delivery`),
    index('answered_call_delivered_at_index')
      .on(table.answeredAt)
      .where(sql`is_delivery`),
  ],
);
