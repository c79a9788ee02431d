import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from '#drizzle/pg-core.ts';
import type { Verdict } from '#contract/play-review.ts';
import type { ScreeningRule } from '#contract/screening-rules.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';

/** Never changed: what it is worth follows from the decision on its group. */
export const playFlagTable = pgTable(
  'play_flag',
  {
    /** No key to the play, which may be stored by month. */
    playId: text('play_id').primaryKey(),
    /** Of its month's screening, like the next one. */
    month: text('month').notNull(),
    notedIn: text('noted_in').notNull(),
    rule: text('rule').$type<ScreeningRule>().notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    trackId: text('track_id').notNull(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Millionths of a euro. */
    earned: integer('earned').notNull(),
    country: text('country'),
    source: text('source'),
    plan: text('plan'),
  },
  (table) => [
    index('play_flag_artist_index').on(table.artistId, table.day),
    index('play_flag_group_index').on(table.month, table.notedIn, table.artistId),
  ],
);

/** What is decided at once, with the evidence as it was found, without any person. */
export const flagGroupTable = pgTable(
  'flag_group',
  {
    id: text('id').primaryKey(),
    month: text('month').notNull(),
    notedIn: text('noted_in').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    rule: text('rule').$type<ScreeningRule>().notNull(),
    plays: integer('plays').notNull(),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
    /** Percent of the artist's plays of the month. */
    share: doublePrecision('share').notNull(),
    listeners: integer('listeners').notNull(),
    networks: integer('networks').notNull(),
    days: integer('days').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('flag_group_unique').on(table.artistId, table.month, table.notedIn, table.rule),
  ],
);

/** Decided once; a trigger keeps it. */
export const flagDecisionTable = pgTable('flag_decision', {
  groupId: text('group_id')
    .primaryKey()
    .references(() => flagGroupTable.id),
  verdict: text('verdict').$type<Verdict>().notNull(),
  reason: text('reason').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** May be deleted later. */
  actorId: text('actor_id').notNull(),
});
