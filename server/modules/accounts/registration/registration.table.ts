import { date, index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { User } from '#contract/user.ts';

/** Emails that have an account get a row too. */
export const registrationTable = pgTable(
  'registration',
  {
    /** SHA-256 of the browser's id. */
    idHash: text('id_hash').primaryKey(),
    /** SHA-256; null until the email is made, and always for an email that has an account. */
    codeHash: text('code_hash'),
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    language: text('language').$type<User['language']>().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Wrong codes. */
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('registration_expires_at_index').on(table.expiresAt),
    index('registration_email_index').on(table.email),
  ],
);
