import { index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { ClosingFailure } from '#contract/system.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';

const lastFailure = () => ({
  failedAt: timestamp('failed_at', { withTimezone: true }),
  failureKind: text('failure_kind').$type<ClosingFailure>(),
  failure: text('failure'),
});

/** Rows stay, so that no server starts again. */
export const closingTable = pgTable('closing', {
  /** `yyyy-mm`, UTC. */
  month: text('month').primaryKey(),
  /** Null before the start. */
  artists: integer('artists'),
  ...lastFailure(),
});

/**
 * Deleted in the transaction that adds the statements. A row of a closed month was set aside, and
 * goes with the artist's next statements.
 */
export const closingArtistTable = pgTable(
  'closing_artist',
  {
    month: text('month').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    /** Tries that failed for another reason than an unavailable database. */
    failures: integer('failures').notNull().default(0),
    ...lastFailure(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.artistId] }),
    // Nobody waits behind failed artists.
    index('closing_artist_turn_index').on(
      table.month,
      table.failedAt.asc().nullsFirst(),
      table.artistId,
    ),
    index('closing_artist_artist_index').on(table.artistId),
  ],
);

/** The contracts that an artist's statements follow; a difference marks all their months. */
export const closingTermsTable = pgTable('closing_terms', {
  artistId: text('artist_id')
    .primaryKey()
    .references(() => artistTable.id, { onDelete: 'cascade' }),
  terms: text('terms').notNull(),
});
