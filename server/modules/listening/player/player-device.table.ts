import { index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { DeviceKind } from '#contract/player.ts';
import { sessionTable } from '../../accounts/session/session.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** The browsers of an account that play. */
export const playerDeviceTable = pgTable(
  'player_device',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Chosen by the device. */
    id: text('id').notNull(),
    /** It leaves the list with the session. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessionTable.id, { onDelete: 'cascade' }),
    /** From `describeDevice`. */
    name: text('name').notNull(),
    kind: text('kind').$type<DeviceKind>().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('player_device_session_id_index').on(table.sessionId),
  ],
);
