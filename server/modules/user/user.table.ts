import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { defaultPreferences, type Preferences } from '#contract/preferences.ts';
import type { PlanPeriod } from '#contract/account.ts';
import type { Role, SubscriptionType, User } from '#contract/user.ts';

export const userTable = pgTable(
  'user',
  {
    id: text().primaryKey(),
    /** Stands for the person in figures, where it stays when the account is gone. */
    number: integer('number').generatedAlwaysAsIdentity().unique(),
    /** Lower case, without spaces around it. */
    email: text().notNull().unique(),
    username: text().notNull().unique(),
    displayName: text('display_name').notNull(),
    /** Null for an account that signs in through a provider only. */
    passwordHash: text('password_hash'),
    role: text().$type<Role>().notNull().default('user'),
    profileImage: text('profile_image'),
    bio: text().notNull().default(''),
    country: text().$type<User['country']>().notNull().default('US'),
    language: text().$type<User['language']>().notNull().default('es'),
    subscriptionType: text('subscription_type').$type<SubscriptionType>().notNull().default('free'),
    /** Last day that is paid for, `yyyy-mm-dd`; null where no payment is known. */
    paidUntil: date('paid_until', { mode: 'string' }),
    planPeriod: text('plan_period').$type<PlanPeriod>().notNull().default('month'),
    preferences: jsonb().$type<Preferences>().notNull().default(defaultPreferences),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** Anybody may have signed in with it: it is open in demo mode alone, for good. */
    isDemo: boolean('is_demo').notNull().default(false),
    joinDate: date('join_date', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('user_created_at_index').on(table.createdAt)],
);

export type UserRow = typeof userTable.$inferSelect;
export type NewUserRow = typeof userTable.$inferInsert;
