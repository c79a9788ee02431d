import { integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';

/** Artists whose figures failed, until they succeed. See docs/decisions/counting.md. */
export const uncountedArtistTable = pgTable(
  'uncounted_artist',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    work: text('work').$type<FigureWork>().notNull(),
    /** Tries that failed for another reason than an unavailable database. */
    failures: integer('failures').notNull(),
    failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
    failure: text('failure').notNull(),
  },
  (table) => [primaryKey({ columns: [table.artistId, table.work] })],
);

export type FigureWork = 'count' | 'recount' | 'sum-up';
