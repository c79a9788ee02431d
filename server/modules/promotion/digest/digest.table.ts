import { index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** When each user is next considered for the email of news. See docs/product/notifications.md. */
export const digestTable = pgTable(
  'digest',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** When the account was created: later ones have no row yet. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    /** The last email had the news until then. */
    notifiedUntil: timestamp('notified_until', { withTimezone: true }).notNull(),
    /** Set while an email is being sent, so that a killed server's is not sent twice. */
    sendingSince: timestamp('sending_since', { withTimezone: true }),
  },
  (table) => [
    index('digest_next_index').on(table.nextAt),
    index('digest_since_index').on(table.since),
  ],
);
