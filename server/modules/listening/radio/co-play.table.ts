import { index, integer, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';

const track = (column: string) =>
  text(column)
    .notNull()
    .references(() => trackTable.id, { onDelete: 'cascade' });

/** How often two tracks were played by one listener within an hour, in both directions. */
export const coPlayTable = pgTable(
  'co_play',
  { trackId: track('track_id'), otherId: track('other_id'), plays: integer('plays').notNull() },
  (table) => [
    primaryKey({ columns: [table.trackId, table.otherId] }),
    // A popular track was played beside ten thousand others.
    index('co_play_most_index').on(table.trackId, table.plays, table.otherId),
  ],
);

/** One row. */
export const coPlayMarkTable = pgTable('co_play_mark', {
  id: integer('id').primaryKey(),
  /** Plays up to this id are counted; ids sort by time. */
  playId: text('play_id').notNull(),
});
