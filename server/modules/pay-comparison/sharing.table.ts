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
  timestamp,
} from '#drizzle/pg-core.ts';
import type { SubscriptionType } from '#contract/user.ts';
import { artistTable } from '../artist/artist.table.ts';

/** Steps in order, each in slices: see `share-month.ts`. */
export type SharingStep = 'listeners' | 'gone' | 'pools' | 'shares' | 'sums' | 'clearing';

/** Progress of comparisons. Taking a slice locks the row. */
export const sharingTable = pgTable('sharing', {
  /** `yyyy-mm`, UTC. */
  month: text('month').primaryKey(),
  isPaidByListener: boolean('is_paid_by_listener').notNull(),
  step: text('step').$type<SharingStep>().notNull().default('listeners'),
  /** Slices of plays read so far. */
  slices: integer('slices').notNull().default(0),
  /** The last account read completely. */
  afterUser: text('after_user').notNull().default(''),
  /** The account that needs more than one slice. */
  splitUser: text('split_user'),
  /** Plays before this moment are read, of the split account or of deleted ones. */
  from: timestamp('from_moment', { withTimezone: true, mode: 'string' }),
  /** The last listener that the step has processed. */
  afterListener: integer('after_listener'),
  /** Distinct listeners so far. */
  listeners: integer('listeners').notNull().default(0),
});

/**
 * Days of an artist under one set of terms, fixed when the comparison began, with their sums so
 * far.
 */
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
    streams: integer('streams').notNull().default(0),
    /** Distinct per artist and label; each listener counts in their first span. */
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

/** What a listener heard in one slice, per plan and country: parallel arrays by span. */
export const sharingHeardTable = pgTable(
  'sharing_heard',
  {
    month: text('month').notNull(),
    /** Unknown listeners get a negative number that is unique to the slice. */
    listener: integer('listener').notNull(),
    /** Plays before this moment are read. */
    until: timestamp('until_moment', { withTimezone: true, mode: 'string' }).notNull(),
    plan: text('plan').$type<SubscriptionType>(),
    country: text('country'),
    plays: integer('plays').notNull(),
    /** Plays that earned; they divide the listener's share. */
    weight: integer('weight').notNull(),
    spans: integer('spans').array().notNull(),
    streams: integer('streams').array().notNull(),
    weights: integer('weights').array().notNull(),
    earned: bigint('earned', { mode: 'number' }).array().notNull(),
  },
  (table) => [index('sharing_heard_listener_index').on(table.month, table.listener)],
);

/** Earnings per plan and country. */
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
