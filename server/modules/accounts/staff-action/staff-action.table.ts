import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { StaffAction } from '#contract/administration.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';
import { userTable } from '../../people/user/user.table.ts';

/** A trigger forbids changes and deletion; ids lead nowhere once an account is deleted. */
export const staffActionTable = pgTable(
  'staff_action',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
  },
  (table) => [
    index('staff_action_at_index').on(table.at),
    // Resumen asks at each visit whether something was ever done.
    index('staff_action_action_index').on(table.action),
  ],
);

/**
 * Deleted with the person's account while the action stays; a trigger forbids changes and any
 * other deletion.
 */
export const staffActionPartTable = pgTable(
  'staff_action_part',
  {
    actionId: integer('action_id')
      .notNull()
      .references(() => staffActionTable.id),
    part: text('part').$type<'actor' | 'target' | 'change'>().notNull(),
    /** Null without an account. */
    personId: text('person_id').references(() => userTable.id, { onDelete: 'cascade' }),
    /** Actor or target. */
    name: text('name'),
    address: text('address'),
    before: jsonb('before').$type<StaffAction['before']>(),
    after: jsonb('after').$type<StaffAction['after']>(),
    searchKey: searchKey('search_key').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.actionId, table.part] }),
    index('staff_action_part_person_index').on(table.personId),
    index('staff_action_part_full_text_index').using('gin', toFullText(table.searchKey)),
  ],
);
