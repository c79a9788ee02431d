import { bigint, date, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';

/** The table grows with the catalogue, not with the plays; old days are deleted. */
export const chartDayTable = pgTable(
  'chart_day',
  {
    country: text('country').notNull(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    plays: bigint('plays', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.day, table.trackId] })],
);
