import { index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { circumstances } from './circumstances.columns.ts';

/** With the plays, these are all starts. */
export const skipTable = pgTable(
  'skip',
  {
    id: text('id').primaryKey(),
    listenerId: text('listener_id').references(() => userTable.id, { onDelete: 'set null' }),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    skippedAt: timestamp('skipped_at', { withTimezone: true }).notNull(),
    /** Upper bound of what was heard. */
    seconds: integer('seconds').notNull(),
    ...circumstances(),
  },
  (table) => [
    index('skip_listener_index').on(table.listenerId),
    index('skip_track_index').on(table.trackId, table.skippedAt),
  ],
);
