import { customType, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from './user.table.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Uploaded pictures, re-encoded as WebP. */
export const userImageTable = pgTable('user_image', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** The asset; null for an older version's picture until it is moved at start. */
  hash: text('hash'),
  content: bytes('content'),
  /** Changes with the content; part of the address. */
  version: text('version').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
