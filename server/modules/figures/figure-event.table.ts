import { integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { circumstances } from '../play/circumstances.columns.ts';

/**
 * Plays and skips that the daily figures do not have yet. A row comes in the transaction of its play or skip, and
 * goes in the one that adds it to the figures: so it is added once, wherever a server is killed.
 */
export const figureEventTable = pgTable('figure_event', {
  kind: text('kind').$type<'play' | 'skip'>().notNull(),
  artistId: text('artist_id').notNull(),
  trackId: text('track_id').notNull(),
  /** The moment at which it counted, or was given up. */
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Length of the track, in seconds. */
  duration: integer('duration').notNull(),
  /** Millionths of a euro. */
  earned: integer('earned').notNull(),
  ...circumstances(),
});
