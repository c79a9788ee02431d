import { boolean, integer, pgTable, text } from '#drizzle/pg-core.ts';
import type { KeptQueue } from '#contract/player.ts';
import { userTable } from '../../people/user/user.table.ts';

/** What an account plays, apart from the position, which is written every few seconds. */
export const playerQueueTable = pgTable('player_queue', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  source: text('source'),
  isShuffled: boolean('is_shuffled').notNull(),
  repeatMode: text('repeat_mode').$type<KeptQueue['repeatMode']>().notNull(),
  /** Of the entries, like `trackIds`. */
  keys: integer('keys').array().notNull(),
  trackIds: text('track_ids').array().notNull(),
  /** Keys of what the person added. */
  added: integer('added').array().notNull(),
  /** Keys as they are heard; null where that is the order of the entries. */
  order: integer('order').array(),
});
