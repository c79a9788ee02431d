import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { StaffAction } from '#contract/administration.ts';
import { fullTextOf } from '../search/full-text.ts';
import { searchKey } from '../search/search-key.column.ts';
import { userTable } from '../user/user.table.ts';

/**
 * What staff changed. A trigger of the database lets nobody change or delete a row, so it refers to people and things by
 * their ids alone; an id leads to nobody once its account is deleted.
 */
export const staffActionTable = pgTable(
  'staff_action',
  {
    /** In the order in which they were done. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
  },
  (table) => [index('staff_action_at_index').on(table.at)],
);

/**
 * The words of what staff changed, by the person whom they tell about: they go with that person's account, while the act
 * stays. A trigger lets nobody change a row, nor delete one whose person is there.
 */
export const staffActionPartTable = pgTable(
  'staff_action_part',
  {
    actionId: integer('action_id')
      .notNull()
      .references(() => staffActionTable.id),
    part: text('part').$type<'actor' | 'target' | 'change'>().notNull(),
    /** Null where it is about no account. */
    personId: text('person_id').references(() => userTable.id, { onDelete: 'cascade' }),
    /** Of the actor, or of the target. */
    name: text('name'),
    /** The network address of the actor. */
    address: text('address'),
    before: jsonb('before').$type<StaffAction['before']>(),
    after: jsonb('after').$type<StaffAction['after']>(),
    /** The name, as it is looked for. */
    searchKey: searchKey('search_key').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.actionId, table.part] }),
    index('staff_action_part_person_index').on(table.personId),
    index('staff_action_part_full_text_index').using('gin', fullTextOf(table.searchKey)),
  ],
);
