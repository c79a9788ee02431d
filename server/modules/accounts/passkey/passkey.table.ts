import { bigint, index, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

export const passkeyTable = pgTable(
  'passkey',
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Synchronised passkeys stay at zero. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkey_user_id_index').on(table.userId)],
);

export type PasskeyRow = typeof passkeyTable.$inferSelect;
