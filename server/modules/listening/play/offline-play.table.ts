import { boolean, index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** What devices have delivered, so that each play is judged once. See docs/product/offline.md. */
export const offlinePlayTable = pgTable(
  'offline_play',
  {
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** The device's own. */
    clientId: text('client_id').notNull(),
    isCounted: boolean('is_counted').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.clientId] }),
    index('offline_play_received_at_index').on(table.listenerId, table.receivedAt),
  ],
);
