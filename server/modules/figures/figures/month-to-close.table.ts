import { pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';

/** Months of artists whose days changed since a statement was made of them. */
export const monthToCloseTable = pgTable(
  'month_to_close',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    /** `yyyy-mm`, UTC. */
    month: text('month').notNull(),
  },
  (table) => [primaryKey({ columns: [table.artistId, table.month] })],
);
