import { bigint, pgTable, text } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** Running totals, so that no request sums up all plays. */
export const listeningTotalTable = pgTable('listening_total', {
  listenerId: text('listener_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** Full lengths of counted tracks. */
  seconds: bigint('seconds', { mode: 'number' }).notNull(),
  plays: bigint('plays', { mode: 'number' }).notNull().default(0),
});
