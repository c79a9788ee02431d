import { pgTable, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';

/** A queue of artists whose days changed since they were summed up. */
export const artistToSumTable = pgTable('artist_to_sum', {
  artistId: text('artist_id')
    .primaryKey()
    .references(() => artistTable.id, { onDelete: 'cascade' }),
});
