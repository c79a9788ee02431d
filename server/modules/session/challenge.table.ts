import { index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../user/user.table.ts';

/** What an answer is for. One never does for another. */
export type ChallengePurpose = 'passkey-new' | 'passkey-login' | 'passkey-proof' | 'code-login';

/** What was asked of a browser and has not been answered, in the database because another server may get the answer. */
export const challengeTable = pgTable(
  'challenge',
  {
    /** SHA-256 of what was handed out, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    userId: text('user_id').references(() => userTable.id, { onDelete: 'cascade' }),
    /** The session that asked; null at a sign-in. */
    sessionId: text('session_id'),
    guesses: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('challenge_user_id_index').on(table.userId),
    index('challenge_expires_at_index').on(table.expiresAt),
  ],
);
