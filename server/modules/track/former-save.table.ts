import { index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { trackTable } from './track.table.ts';

/**
 * Saves that were taken back: likes, and places in playlists of one's own. With those that there are they make
 * the history of saves. See docs/product/figures.md.
 */
export const formerSaveTable = pgTable(
  'former_save',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    /** Who had saved it; the number stays when the account goes. */
    listenerNumber: integer('listener_number').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_save_track_index').on(table.trackId)],
);
