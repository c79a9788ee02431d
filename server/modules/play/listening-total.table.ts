import { bigint, pgTable, text } from '#drizzle/pg-core.ts';
import { userTable } from '../user/user.table.ts';

/** How long and how often each listener has listened, kept as they do: nobody adds up a life of plays for a figure. */
export const listeningTotalTable = pgTable('listening_total', {
  listenerId: text('listener_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** Of the tracks whose play counted, each as long as it is. */
  seconds: bigint('seconds', { mode: 'number' }).notNull(),
  /** How many plays counted. */
  plays: bigint('plays', { mode: 'number' }).notNull().default(0),
});
