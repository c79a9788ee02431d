import { date, integer, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';

/** Listeners of a day that are not in its row yet, so that counting never rewrites them all. */
export const dayListenerTable = pgTable(
  'day_listener',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    number: integer('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.artistId, table.day, table.number] })],
);
