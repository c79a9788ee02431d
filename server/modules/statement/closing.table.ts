import { index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { ClosingFailure } from '#contract/system.ts';
import { artistTable } from '../artist/artist.table.ts';

const lastFailure = () => ({
  failedAt: timestamp('failed_at', { withTimezone: true }),
  failureKind: text('failure_kind').$type<ClosingFailure>(),
  failure: text('failure'),
});

/** How far the closing of a month is. Its row stays, so that no server begins again with what another has just closed. */
export const closingTable = pgTable('closing', {
  /** `yyyy-mm`, UTC. */
  month: text('month').primaryKey(),
  /** Artists there were when it began; null before. */
  artists: integer('artists'),
  /** The last failure that kept the whole month from going on. */
  ...lastFailure(),
});

/** Artists whose month is still to be closed: a row goes in the transaction that adds their statements. */
export const closingArtistTable = pgTable(
  'closing_artist',
  {
    month: text('month').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    ...lastFailure(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.artistId] }),
    // Whoever failed comes last, so that nobody waits behind them.
    index('closing_artist_turn_index').on(
      table.month,
      table.failedAt.asc().nullsFirst(),
      table.artistId,
    ),
    index('closing_artist_artist_index').on(table.artistId),
  ],
);
