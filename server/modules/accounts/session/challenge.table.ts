import { index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** An answer for one purpose never serves another. */
export type ChallengePurpose =
  | 'passkey-new'
  | 'passkey-login'
  | 'passkey-proof'
  | 'code-login'
  | 'oidc-start'
  | 'oidc-end';

/** Another server may receive the answer. */
export const challengeTable = pgTable(
  'challenge',
  {
    /** SHA-256, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    userId: text('user_id').references(() => userTable.id, { onDelete: 'cascade' }),
    /** Null at sign-in. */
    sessionId: text('session_id'),
    guesses: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('challenge_user_id_index').on(table.userId),
    index('challenge_expires_at_index').on(table.expiresAt),
  ],
);
