import { date, integer, jsonb, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import type { RuleBook } from './rule-book.ts';

/** In order; see `screen-month.ts`. */
export type ScreeningStep = 'listeners' | 'gone' | 'networks' | 'marking' | 'groups' | 'done';

/** Rows stay, so that no month is screened twice. Taking a slice locks the row. */
export const screeningMonthTable = pgTable('screening_month', {
  /** `yyyy-mm`, UTC. */
  month: text('month').primaryKey(),
  /** The month before whose closing it is, or was last, screened. */
  notedIn: text('noted_in').notNull(),
  /** As they were when it was first screened. */
  rules: jsonb('rules').$type<RuleBook>().notNull(),
  step: text('step').$type<ScreeningStep>().notNull().default('listeners'),
  /** The last account, artist or deleted account that is done, by its step. */
  afterUser: text('after_user').notNull().default(''),
  afterArtist: text('after_artist').notNull().default(''),
  afterNumber: integer('after_number').notNull().default(0),
  /** Whose networks are read, and up to which day. */
  artistId: text('artist_id'),
  afterDay: date('after_day', { mode: 'string' }),
});

/** Plays of one artist by network, while they are read. */
export const screeningNetworkTable = pgTable(
  'screening_network',
  {
    month: text('month').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    mark: text('mark').notNull(),
    plays: integer('plays').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.artistId, table.mark] })],
);
