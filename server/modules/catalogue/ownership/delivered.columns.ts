import { boolean, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** The head of a table of what belongs to an artist. */
export const ownedColumns = () => ({
  /** Often made on the sender's device, so that requests may be repeated. */
  id: text('id').primaryKey(),
  artistId: text('artist_id')
    .notNull()
    .references(() => artistTable.id, { onDelete: 'cascade' }),
});

/** The head of a table of what an artist's people send. */
export const deliveredColumns = () => ({
  ...ownedColumns(),
  sentBy: text('sent_by').references(() => userTable.id, { onDelete: 'set null' }),
});

/** Paused by the suspension of the account that set it going, and resumed with it. */
export const pausableColumns = () => ({
  isSuspended: boolean('is_suspended').notNull().default(false),
});
