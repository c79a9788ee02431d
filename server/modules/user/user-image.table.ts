import { customType, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from './user.table.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The picture that a person sent of themselves and saved, encoded anew as WebP. */
export const userImageTable = pgTable('user_image', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** Its asset; null for what an older version kept here, until a start has moved it. */
  hash: text('hash'),
  content: bytes('content'),
  /** Changes with the content; part of the picture's address. */
  version: text('version').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
