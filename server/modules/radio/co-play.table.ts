import { integer, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { trackTable } from '../track/track.table.ts';

const track = (column: string) =>
  text(column)
    .notNull()
    .references(() => trackTable.id, { onDelete: 'cascade' });

/** How often two tracks were played by one listener within an hour, in both directions. */
export const coPlayTable = pgTable(
  'co_play',
  { trackId: track('track_id'), otherId: track('other_id'), plays: integer('plays').notNull() },
  (table) => [primaryKey({ columns: [table.trackId, table.otherId] })],
);

/** One row. */
export const coPlayMarkTable = pgTable('co_play_mark', {
  id: integer('id').primaryKey(),
  /** Plays up to this id are counted; ids sort by time. */
  playId: text('play_id').notNull(),
});
