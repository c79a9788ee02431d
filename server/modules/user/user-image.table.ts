import { customType, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from './user.table.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** WebP. */
export const userImageTable = pgTable('user_image', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** Null until a server start has moved an older version's picture. */
  hash: text('hash'),
  content: bytes('content'),
  /** Part of the address. */
  version: text('version').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
