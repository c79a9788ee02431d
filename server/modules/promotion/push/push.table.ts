import { boolean, index, integer, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { sessionTable } from '../../accounts/session/session.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** The newest one is for new subscriptions. See docs/product/push.md. */
export const pushKeyTable = pgTable('push_key', {
  id: text('id').primaryKey(),
  /** Base64url, as browsers take it. */
  publicKey: text('public_key').notNull(),
  /** By the vault. */
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A browser that receives news while it is closed; it goes with its session. */
export const pushDeviceTable = pgTable(
  'push_device',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessionTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    keyId: text('key_id')
      .notNull()
      .references(() => pushKeyTable.id),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Whether a locked screen may show names and titles. */
    showsNames: boolean('shows_names').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it is looked at next. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    /** News until then were told, or were not wanted. */
    notifiedUntil: timestamp('notified_until', { withTimezone: true }).notNull(),
    /** When each entry of the last hour was told. */
    notified: jsonb('notified').$type<Record<string, string>>().notNull(),
    /** In a row. */
    failures: integer('failures').notNull(),
  },
  (table) => [
    index('push_device_next_index').on(table.nextAt),
    index('push_device_user_index').on(table.userId),
    index('push_device_key_index').on(table.keyId),
  ],
);
