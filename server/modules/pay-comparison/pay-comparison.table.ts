import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  text,
  unique,
} from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';

/**
 * What a closed month earned an artist here, under a label or none, shared in both ways. Compared once, when the month is
 * closed. See docs/product/payments.md.
 */
export const payComparisonTable = pgTable(
  'pay_comparison',
  {
    /** `yyyy-mm`, UTC. */
    month: text('month').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    labelId: text('label_id').references(() => labelTable.id),
    streams: integer('streams').notNull(),
    /** Distinct ones of the month. */
    listeners: integer('listeners').notNull(),
    /** Millionths of a euro: what the plays earned at their rates. */
    proRata: bigint('pro_rata', { mode: 'number' }).notNull(),
    /** The same money, shared by listener. Over all rows of a month both come to one sum. */
    userCentric: bigint('user_centric', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('pay_comparison_label_month_artist_unique')
      .on(table.labelId, table.month, table.artistId)
      .nullsNotDistinct(),
  ],
);

/** Months that were compared. */
export const comparedMonthTable = pgTable('compared_month', {
  month: text('month').primaryKey(),
  /** Distinct listeners of the whole service in it. */
  listeners: integer('listeners').notNull(),
  /** How it is paid: decided before the first of its statements, and never changed. */
  isPaidByListener: boolean('is_paid_by_listener').notNull().default(false),
});

/**
 * What sharing by listener gives an artist in a month that is paid so, beyond what the plays earned at their rates, or takes from
 * them. Over all rows of a month it is nothing.
 */
export const listenerShareTable = pgTable(
  'listener_share',
  {
    /** `yyyy-mm`, UTC. */
    month: text('month').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    labelId: text('label_id').references(() => labelTable.id),
    /** Percent that is the artist's. */
    royaltyRate: doublePrecision('royalty_rate').notNull(),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('listener_share_artist_month_label_rate_unique')
      .on(table.artistId, table.month, table.labelId, table.royaltyRate)
      .nullsNotDistinct(),
  ],
);
