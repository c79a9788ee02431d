import { index, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';
import { labelTable } from './label.table.ts';

export const labelMemberTable = pgTable(
  'label_member',
  {
    labelId: text('label_id')
      .notNull()
      .references(() => labelTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.labelId, table.userId] }),
    index('label_member_user_index').on(table.userId),
  ],
);
