import { integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../user/user.table.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });

/** The application that makes a person's one-time codes (RFC 6238). */
export const secondFactorTable = pgTable('second_factor', {
  userId: userId().primaryKey(),
  /** In base 32. It has to be readable, for a code is made of it. */
  secret: text().notNull(),
  /** Null until a first code has shown that the application has the secret. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Number of the 30 seconds whose code was taken last; none up to it is taken again. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Each signs in once. */
export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    userId: userId(),
    /** SHA-256 in hexadecimal. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
