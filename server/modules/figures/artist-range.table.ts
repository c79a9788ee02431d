import { date, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { FigureRange } from '#contract/artist-figures.ts';
import { artistTable } from '../artist/artist.table.ts';
import type { RangeFigures } from './range-figures.ts';

/** The figures of an artist over each range that screens offer, ready to be read: summed up from the days. */
export const artistRangeTable = pgTable(
  'artist_range',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    range: text('range').$type<FigureRange>().notNull(),
    /** The last day of it, which was the present one when it was summed up. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    summedAt: timestamp('summed_at', { withTimezone: true }).notNull(),
    figures: jsonb('figures').$type<RangeFigures>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.artistId, table.range] }),
    index('artist_range_ends_index').on(table.endsOn),
  ],
);

/** Artists whose ranges have to be summed up anew. */
export const artistDueTable = pgTable('artist_due', {
  artistId: text('artist_id')
    .primaryKey()
    .references(() => artistTable.id, { onDelete: 'cascade' }),
});

/** Artists whose days have to be counted anew from the plays. */
export const artistRecountTable = pgTable('artist_recount', {
  artistId: text('artist_id')
    .primaryKey()
    .references(() => artistTable.id, { onDelete: 'cascade' }),
});
