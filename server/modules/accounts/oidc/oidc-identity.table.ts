import { pgTable, primaryKey, text, timestamp, unique } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** Which account somebody of an identity server enters. */
export const oidcIdentityTable = pgTable(
  'oidc_identity',
  {
    issuer: text().notNull(),
    /** The person at the issuer, for good; emails change hands. */
    subject: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('oidc_identity_user_id_issuer_unique').on(table.userId, table.issuer),
  ],
);
