import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  text,
  unique,
} from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';

/** Earnings per artist and label, shared in both ways at closing. See docs/product/payments.md. */
export const payComparisonTable = pgTable(
  'pay_comparison',
  {
    /** `yyyy-mm`, UTC. */
    month: text('month').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    labelId: text('label_id').references(() => labelTable.id),
    streams: bigint('streams', { mode: 'number' }).notNull(),
    /** Distinct. */
    listeners: integer('listeners').notNull(),
    /** Millionths of a euro, by the plays' rates. */
    proRata: bigint('pro_rata', { mode: 'number' }).notNull(),
    /** Both columns have the same sum over a month. */
    userCentric: bigint('user_centric', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('pay_comparison_label_month_artist_unique')
      .on(table.labelId, table.month, table.artistId)
      .nullsNotDistinct(),
  ],
);

export const comparedMonthTable = pgTable('compared_month', {
  month: text('month').primaryKey(),
  /** Distinct listeners of the whole service. */
  listeners: integer('listeners').notNull(),
  /** Fixed before the month's first statement. */
  isPaidByListener: boolean('is_paid_by_listener').notNull().default(false),
});

/** Differences from pro rata; they sum to zero over a month. */
export const listenerShareTable = pgTable(
  'listener_share',
  {
    /** `yyyy-mm`, UTC. */
    month: text('month').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    labelId: text('label_id').references(() => labelTable.id),
    /** Percent for the artist. */
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
