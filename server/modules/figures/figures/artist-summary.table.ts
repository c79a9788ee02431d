import { date, index, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import type { ArtistSummary } from './artist-summary.ts';

export const artistSummaryTable = pgTable(
  'artist_summary',
  {
    artistId: text('artist_id')
      .primaryKey()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    summedAt: timestamp('summed_at', { withTimezone: true }).notNull(),
    figures: jsonb('figures').$type<ArtistSummary>().notNull(),
  },
  (table) => [index('artist_summary_ends_index').on(table.endsOn)],
);

/** A queue of artists to be recounted from the plays. */
export const artistToRecountTable = pgTable('artist_to_recount', {
  artistId: text('artist_id')
    .primaryKey()
    .references(() => artistTable.id, { onDelete: 'cascade' }),
});
