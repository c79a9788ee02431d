import { doublePrecision, index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** What the servers pass to devices; kept for a minute. */
export const playerCommandTable = pgTable(
  'player_command',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Null for all of them. */
    deviceId: text('device_id'),
    name: text('name').notNull(),
    value: doublePrecision('value'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('player_command_user_id_at_index').on(table.userId, table.at)],
);
