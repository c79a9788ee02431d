import { index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { trackTable } from './track.table.ts';

/** Removed likes and playlist entries, for the history of saves. See docs/product/figures.md. */
export const formerSaveTable = pgTable(
  'former_save',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    /** Survives the account. */
    listenerNumber: integer('listener_number').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_save_track_index').on(table.trackId)],
);
