import { sql } from '#drizzle/orm.ts';
import { bigint, index, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** A large file on its way. See docs/decisions/media.md. */
export const uploadTable = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** Of the whole file. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** Hashes of what is in the store, in order. */
    parts: text('parts')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The request that sends now; a broken one adds nothing once another has begun. */
    writer: text('writer'),
    /** What the check of the whole file found. */
    answer: jsonb('answer').$type<object>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('upload_user_id_index').on(table.userId),
    index('upload_expires_at_index').on(table.expiresAt),
  ],
);
