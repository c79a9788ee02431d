import { eq, type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type UserRow, userTable } from './user.table.ts';

/** As a column; null without the account. */
export const userName = (userId: SQLWrapper): SQL<string> =>
  sql`(select named.display_name from ${userTable} as named where named.id = ${sql`${userId}`})`;

export async function findUserName(db: Db, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ name: userTable.displayName })
    .from(userTable)
    .where(eq(userTable.id, userId));
  return user?.name ?? null;
}

/** Locks the account until the transaction ends, so that what is the person's changes in turn. */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.id, userId))
    .for('update');
}

/** The id as a column, while there is the account. */
export const knownUser = (userId: string): SQL<string | null> =>
  sql`(select known.id from ${userTable} as known where known.id = ${userId})`;

/** As a column: null until the account has proven its email. */
export const provenEmail = (userId: string): SQL<string | null> =>
  sql`(select proven.email from ${userTable} as proven
    where proven.id = ${userId} and proven.email_verified_at is not null)`;

export async function hasProvenEmail(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ emailVerifiedAt: userTable.emailVerifiedAt })
    .from(userTable)
    .where(eq(userTable.id, userId));
  return (user?.emailVerifiedAt ?? null) !== null;
}

/** Locks the account's role until the transaction ends. */
export async function holdAccountOf(
  tx: Db,
  email: string,
): Promise<Pick<UserRow, 'id' | 'displayName' | 'email' | 'emailVerifiedAt' | 'role'> | null> {
  const { id, displayName, role, emailVerifiedAt } = userTable;
  const [account] = await tx
    .select({ id, displayName, email: userTable.email, emailVerifiedAt, role })
    .from(userTable)
    .where(eq(userTable.email, email))
    .for('no key update');
  return account ?? null;
}

export async function findContact(
  db: Db,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const [user] = await db
    .select({ name: userTable.displayName, email: userTable.email })
    .from(userTable)
    .where(eq(userTable.id, userId));
  return user ?? null;
}

/** For letters to an account. */
export type Addressee = { id: string; email: string; language: string };

const addressee = { id: userTable.id, email: userTable.email, language: userTable.language };

/** @param ids a query of the ids of accounts. */
export const findAddressees = (db: Db, ids: SQL): Promise<Addressee[]> =>
  db
    .select(addressee)
    .from(userTable)
    .where(sql`${userTable.id} in (${ids})`);

export async function findAddressee(db: Db, userId: string): Promise<Addressee | null> {
  const [person] = await db.select(addressee).from(userTable).where(eq(userTable.id, userId));
  return person ?? null;
}
