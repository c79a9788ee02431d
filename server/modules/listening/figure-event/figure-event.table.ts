import { boolean, index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { circumstances } from '../play/circumstances.columns.ts';

const eventColumns = () => ({
  kind: text('kind').$type<'play' | 'skip'>().notNull(),
  artistId: text('artist_id').notNull(),
  trackId: text('track_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  duration: integer('duration').notNull(),
  /** Millionths of a euro. */
  earned: integer('earned').notNull(),
  /**
   * Whether play counts and charts have it. Older servers, which write those with the play and do
   * not know this column, leave it true.
   */
  isRanked: boolean('is_ranked').notNull().default(true),
  ...circumstances(),
});

/**
 * A row is added with its play or skip and deleted in the transaction that counts it, so that it
 * counts exactly once even if a server is killed.
 */
export const figureEventTable = pgTable('figure_event', eventColumns());

/** Events of artists who are set aside, so that the queue stays short. */
export const figureEventAsideTable = pgTable('figure_event_aside', eventColumns(), (table) => [
  index('figure_event_aside_artist_index').on(table.artistId),
]);
