import { boolean, doublePrecision, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** Where the music of an account is: on which device, in which song, at which second. */
export const playerPositionTable = pgTable('player_position', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  deviceId: text('device_id').notNull(),
  at: integer('at').notNull(),
  trackId: text('track_id').notNull(),
  /** At `moment`. */
  seconds: doublePrecision('seconds').notNull(),
  moment: timestamp('moment', { withTimezone: true }).notNull(),
  isPlaying: boolean('is_playing').notNull(),
  volume: doublePrecision('volume').notNull(),
});
