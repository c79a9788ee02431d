import type { ChartId } from '#contract/chart.ts';
import { bigint, index, integer, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';

/** The charts as last counted, for all servers. */
export const chartPlaceTable = pgTable(
  'chart_place',
  {
    chart: text('chart').$type<ChartId>().notNull(),
    /** From 0. */
    place: integer('place').notNull(),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    plays: bigint('plays', { mode: 'number' }).notNull(),
    /** Null without plays in the same number of days before. */
    previousRank: integer('previous_rank'),
  },
  (table) => [
    primaryKey({ columns: [table.chart, table.place] }),
    index('chart_place_track_index').on(table.trackId),
  ],
);
