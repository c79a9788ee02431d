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

/** What is done with a month one after the other, each in slices: see `share-month.ts`. */
export type SharingStep = 'listeners' | 'gone' | 'pools' | 'shares' | 'sums' | 'clearing';

/** Months that are being compared, and how far that is. Whoever takes a slice holds the row. */
export const sharingTable = pgTable('sharing', {
  /** `yyyy-mm`, UTC. */
  month: text('month').primaryKey(),
  isPaidByListener: boolean('is_paid_by_listener').notNull(),
  step: text('step').$type<SharingStep>().notNull().default('listeners'),
  /** Slices of plays that were read. */
  slices: integer('slices').notNull().default(0),
  /** The last account whose plays were read. */
  afterUser: text('after_user').notNull().default(''),
  /** The account whose plays fill more than a slice. */
  splitUser: text('split_user'),
  /** Plays before it were read, of that account or of those that are gone. */
  from: timestamp('from_moment', { withTimezone: true, mode: 'string' }),
  /** The last listener whose rows were taken by the step. */
  afterListener: integer('after_listener'),
  /** Distinct listeners so far. */
  listeners: integer('listeners').notNull().default(0),
});

/** Days of an artist that are shared in one way, as they were agreed when the comparison began, and what they come to so far. */
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
    /** Distinct ones of artist and label, each in the first of their spans. */
    listeners: integer('listeners').notNull().default(0),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull().default(0),
    /** The same, shared by listener, with all fractions. */
    worth: numeric('worth').notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.number] }),
    index('sharing_span_artist_index').on(table.artistId),
  ],
);

/** What a listener heard in a slice of plays, on one plan in one country: arrays side by side, by span. */
export const sharingHeardTable = pgTable(
  'sharing_heard',
  {
    month: text('month').notNull(),
    /** Their number; where it is not known, one below zero that only this slice has. */
    listener: integer('listener').notNull(),
    /** Plays of the listener before it were read. */
    until: timestamp('until_moment', { withTimezone: true, mode: 'string' }).notNull(),
    plan: text('plan').$type<SubscriptionType>(),
    country: text('country'),
    plays: integer('plays').notNull(),
    /** Plays that earned, which share what all earned. */
    weight: integer('weight').notNull(),
    spans: integer('spans').array().notNull(),
    streams: integer('streams').array().notNull(),
    weights: integer('weights').array().notNull(),
    earned: bigint('earned', { mode: 'number' }).array().notNull(),
  },
  (table) => [index('sharing_heard_listener_index').on(table.month, table.listener)],
);

/** What the listeners of a plan and country earned together. */
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
