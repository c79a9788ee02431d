import { type SQL, sql } from '#drizzle/orm.ts';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  timestamp,
} from '#drizzle/pg-core.ts';
import { defaultPreferences, type Preferences } from '#contract/preferences.ts';
import type { AccountStatus } from '#contract/administration.ts';
import type { Right } from '#contract/right.ts';
import type { PlanPeriod, Role, SubscriptionType, User } from '#contract/user.ts';
import { getParts } from '../../../platform/database/full-text.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';

export const userTable = pgTable(
  'user',
  {
    id: text().primaryKey(),
    /** Stands for the user in figures and survives the account. */
    number: integer('number').generatedAlwaysAsIdentity().unique(),
    /** Lower case, trimmed. */
    email: text().notNull().unique(),
    /** When the user, or staff who created the account, verified the email. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    username: text().notNull().unique(),
    displayName: text('display_name').notNull(),
    /** Null with a provider only. */
    passwordHash: text('password_hash'),
    /** It only allows choosing another password. */
    hasTemporaryPassword: boolean('has_temporary_password').notNull().default(false),
    /** End of a temporary password. */
    temporaryUntil: timestamp('temporary_until', { withTimezone: true }),
    status: text('status').$type<AccountStatus>().notNull().default('active'),
    role: text().$type<Role>().notNull().default('user'),
    /** Only admins have rights. */
    rights: text('rights').array().$type<Right[]>().notNull().default([]),
    profileImage: text('profile_image'),
    bio: text().notNull().default(''),
    country: text().$type<User['country']>().notNull().default('US'),
    language: text().$type<User['language']>().notNull().default('es'),
    subscriptionType: text('subscription_type').$type<SubscriptionType>().notNull().default('free'),
    /** Last paid day, `yyyy-mm-dd`. */
    paidUntil: date('paid_until', { mode: 'string' }),
    /** Until `paidUntil` it can be resumed without paying again. */
    cancelledPlan: text('cancelled_plan').$type<SubscriptionType>(),
    planPeriod: text('plan_period').$type<PlanPeriod>().notNull().default('month'),
    /** Last day of the offer for new users. */
    promotionUntil: date('promotion_until', { mode: 'string' }),
    preferences: jsonb().$type<Preferences>().notNull().default(defaultPreferences),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** Anybody may have signed in, so it stays restricted to demo mode. */
    isDemo: boolean('is_demo').notNull().default(false),
    joinDate: date('join_date', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    nameKey: searchKey('name_key').notNull().default(''),
    emailKey: searchKey('email_key').notNull().default(''),
    sortKey: searchKey('sort_key').generatedAlwaysAs(sql`name_order("display_name")`),
  },
  (table) => [
    index('user_created_at_index').on(table.createdAt),
    // Keeps any order and filter of the staff's list to one page of rows.
    index('user_sort_index').on(table.sortKey, table.id),
    index('user_name_index').on(table.nameKey, table.id),
    index('user_email_key_index').on(table.emailKey, table.id),
    index('user_email_order_index').on(sql`name_order("email") collate "C"`, table.id),
    index('user_role_index').on(table.role, table.sortKey, table.id),
    index('user_subscription_index').on(table.subscriptionType, table.sortKey, table.id),
    index('user_status_index').on(table.status, table.sortKey, table.id),
    index('user_country_index').on(table.country, table.sortKey, table.id),
    index('user_parts_index').using('gin', getParts(userText(table))),
  ],
);

/** Indexed to find any part of name or email. */
export function userText(table: { nameKey: PgColumn; emailKey: PgColumn }): SQL {
  return sql`(${table.nameKey} || ' ' || ${table.emailKey})`;
}

export type UserRow = typeof userTable.$inferSelect;
export type NewUserRow = typeof userTable.$inferInsert;
