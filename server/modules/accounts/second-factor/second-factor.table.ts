import { integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });

/** RFC 6238. */
export const secondFactorTable = pgTable('second_factor', {
  userId: userId().primaryKey(),
  /** Base 32, readable, because codes are computed from it. */
  secret: text().notNull(),
  /** Null until the first correct code. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Codes up to this step are rejected. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Each signs in once. */
export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    userId: userId(),
    /** SHA-256, hexadecimal. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
