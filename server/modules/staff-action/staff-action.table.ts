import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StaffAction } from '#contract/administration.ts';
import { fullTextOf } from '../search/full-text.ts';
import { searchKey } from '../search/search-key.column.ts';

/**
 * What staff changed. Rows are added and never change, which a trigger of the database holds everybody to; so they
 * name people and things, and refer to none that may be deleted.
 */
export const staffActionTable = pgTable(
  'staff_action',
  {
    /** In the order in which they were done. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    targetName: text('target_name').notNull(),
    before: jsonb('before').$type<StaffAction['before']>(),
    after: jsonb('after').$type<StaffAction['after']>(),
    address: text('address').notNull(),
    /** Who did it and whom it was done to, as they are looked for. */
    searchKey: searchKey('search_key').notNull(),
  },
  (table) => [index('staff_action_full_text_index').using('gin', fullTextOf(table.searchKey))],
);
