import { index, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';
import type { ListenerState } from './play-ledger.ts';

/** Shared by all servers. */
export const listeningTable = pgTable(
  'listening',
  {
    listenerId: text('listener_id')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Null only during creation. */
    state: jsonb('state').$type<ListenerState>(),
    /** When a play counts or the listening ends by itself. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('listening_due_index').on(table.dueAt)],
);
