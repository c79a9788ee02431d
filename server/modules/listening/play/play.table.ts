import { index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { circumstances } from './circumstances.columns.ts';

/** Plays outlive a deleted account, without the person. */
export const playTable = pgTable(
  'play',
  {
    id: text('id').primaryKey(),
    listenerId: text('listener_id').references(() => userTable.id, { onDelete: 'set null' }),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    /** When it counted, not when it began. */
    playedAt: timestamp('played_at', { withTimezone: true }).notNull(),
    /** Millionths of a euro, at the rates of that time. */
    earned: integer('earned').notNull().default(0),
    ...circumstances(),
    /** Whole days that the account was old, 30 at most. */
    accountDays: integer('account_days'),
    /** Keyed and salted by month, so that it leads to no address, nor to another month. */
    networkMark: text('network_mark'),
    /** Leaves the listener's own lists; figures and money keep it. */
    forgottenAt: timestamp('forgotten_at', { withTimezone: true }),
  },
  (table) => [
    index('play_listener_index').on(table.listenerId, table.playedAt),
    index('play_track_index').on(table.trackId, table.playedAt),
  ],
);
