import { bigint, index, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../user/user.table.ts';

export const passkeyTable = pgTable(
  'passkey',
  {
    /** Id of the credential in base64url, as its authenticator made it. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses as the authenticator counts them; those that are synchronised stay at zero. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkey_user_id_index').on(table.userId)],
);

export type PasskeyRow = typeof passkeyTable.$inferSelect;
