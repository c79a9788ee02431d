import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { followTable } from '../follow/follow.table.ts';
import { userTable, type NewUserRow, type UserRow } from './user.table.ts';

/** A row with the counts of who follows whom. */
export type CountedUserRow = UserRow & { followers: number; following: number };

const rowsPerStatement = 500;

export async function insertUser(db: Db, user: NewUserRow) {
  await db.insert(userTable).values(user);
}

/** Inserts many users, leaving those alone whose id, email or username is there already. */
export async function insertUsers(db: Db, users: readonly NewUserRow[]) {
  for (let start = 0; start < users.length; start += rowsPerStatement) {
    const rows = users.slice(start, start + rowsPerStatement);
    await db.insert(userTable).values(rows).onConflictDoNothing();
  }
}

export async function findUserById(db: Db, id: string): Promise<CountedUserRow | null> {
  const [user] = await selectCounted(db).where(eq(userTable.id, id));
  return user ?? null;
}

/** Finds by the email as `normaliseEmail` makes it. */
export async function findUserByEmail(db: Db, email: string): Promise<CountedUserRow | null> {
  const [user] = await selectCounted(db).where(eq(userTable.email, email));
  return user ?? null;
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const [row] = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.username, username));
  return row !== undefined;
}

function selectCounted(db: Db) {
  return db
    .select({
      ...getTableColumns(userTable),
      followers: db.$count(followTable, eq(followTable.followedId, userTable.id)),
      following: db.$count(followTable, eq(followTable.followerId, userTable.id)),
    })
    .from(userTable)
    .$dynamic();
}
