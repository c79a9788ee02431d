import { index, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../user/user.table.ts';
import type { ListenerState } from './play-ledger.ts';

/** What each listener is in the middle of, whichever server sent it: one row of each who listens now. */
export const listeningTable = pgTable(
  'listening',
  {
    listenerId: text('listener_id')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Null only while it is made. */
    state: jsonb('state').$type<ListenerState>(),
    /** When something becomes of it by itself. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('listening_due_index').on(table.dueAt)],
);
