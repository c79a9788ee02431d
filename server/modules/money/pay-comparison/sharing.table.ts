import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from '#drizzle/pg-core.ts';
import type { SubscriptionType } from '#contract/user.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';

/** In order; see `share-month.ts`. */
export type SharingStep = 'listeners' | 'pools' | 'shares' | 'sums' | 'clearing' | 'rolling-up';

/** Taking a slice locks the row. */
export const sharingTable = pgTable('sharing', {
  /** `yyyy-mm`, UTC. */
  month: text('month').primaryKey(),
  isPaidByListener: boolean('is_paid_by_listener').notNull(),
  step: text('step').$type<SharingStep>().notNull().default('listeners'),
  slices: integer('slices').notNull().default(0),
  /** Last one processed by the step. */
  afterListener: integer('after_listener'),
  /** Distinct, so far. */
  listeners: integer('listeners').notNull().default(0),
});

/** Days under one set of terms, fixed when the comparison began, with sums so far. */
export const sharingSpanTable = pgTable(
  'sharing_span',
  {
    month: text('month').notNull(),
    number: integer('number').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    labelId: text('label_id'),
    royaltyRate: doublePrecision('royalty_rate').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    streams: bigint('streams', { mode: 'number' }).notNull().default(0),
    /** Distinct per artist and label; each counts in the first span. */
    listeners: integer('listeners').notNull().default(0),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull().default(0),
    /** Shared by listener, with exact fractions. */
    worth: numeric('worth').notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.number] }),
    index('sharing_span_artist_index').on(table.artistId),
  ],
);

/** One slice, as parallel arrays by span. */
export const sharingHeardTable = pgTable(
  'sharing_listener',
  {
    month: text('month').notNull(),
    /** Unknown listeners get a negative number unique to the slice. */
    listener: integer('listener').notNull(),
    plan: text('plan').$type<SubscriptionType>(),
    country: text('country'),
    plays: integer('plays').notNull(),
    /** Plays that earned. */
    weight: integer('weight').notNull(),
    spans: integer('spans').array().notNull(),
    streams: integer('streams').array().notNull(),
    weights: integer('weights').array().notNull(),
    earned: bigint('earned', { mode: 'number' }).array().notNull(),
  },
  (table) => [index('sharing_listener_listener_index').on(table.month, table.listener)],
);

export const sharingPoolTable = pgTable(
  'sharing_pool',
  {
    month: text('month').notNull(),
    plan: text('plan').$type<SubscriptionType>().notNull(),
    country: text('country').notNull(),
    earned: bigint('earned', { mode: 'number' }).notNull(),
    people: integer('people').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.plan, table.country] })],
);
