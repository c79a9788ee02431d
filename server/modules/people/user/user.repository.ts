import { and, eq, getTableColumns, sql } from '#drizzle/orm.ts';
import type { ChangePreferencesBody, Preferences } from '#contract/preferences.ts';
import type { Db } from '../../../platform/database/db.ts';
import { followTable } from './follow.table.ts';
import { describeFamily, type FamilyPlan, studentUntil } from '../plan/index.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { type DemoMode, isNotSuspended, isOpenAccount } from './open-account.repository.ts';
import { userTable, type NewUserRow, type UserRow } from './user.table.ts';

export type CountedUserRow = UserRow & {
  followers: number;
  following: number;
  family: FamilyPlan | null;
  studentUntil: string | null;
};

const rowsPerStatement = 500;

export async function insertUser(db: Db, user: NewUserRow) {
  await db.insert(userTable).values(withKeys(answeredFor(user)));
}

/** False if the email or username is taken. */
export async function insertNewUser(tx: Db, user: NewUserRow): Promise<boolean> {
  const { rowCount } = await tx
    .insert(userTable)
    .values(withKeys(answeredFor(user)))
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Skips existing ids, emails and usernames. */
export async function insertUsers(db: Db, users: readonly NewUserRow[]) {
  for (let start = 0; start < users.length; start += rowsPerStatement) {
    const rows = users
      .slice(start, start + rowsPerStatement)
      .map((user) => withKeys(answeredFor(user)));
    await db.insert(userTable).values(rows).onConflictDoNothing();
  }
}

export async function findUserById(db: Db, id: string): Promise<CountedUserRow | null> {
  const [user] = await selectCounted(db).where(eq(userTable.id, id));
  return user ?? null;
}

export async function holdUser(tx: Db, id: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(userTable).where(eq(userTable.id, id)).for('update');
  return user ?? null;
}

/** @param email from `normaliseEmail`. */
export async function findUserByEmail(db: Db, email: string): Promise<CountedUserRow | null> {
  const [user] = await selectCounted(db).where(eq(userTable.email, email));
  return user ?? null;
}

/** Counts would take time that reveals an account. */
export async function findCredentials(db: Db, email: string, mode: DemoMode) {
  const { id, passwordHash, hasTemporaryPassword, temporaryUntil, status, role, isDemo } =
    userTable;
  const [user] = await db
    .select({ id, passwordHash, hasTemporaryPassword, temporaryUntil, status, role, isDemo })
    .from(userTable)
    .where(and(eq(userTable.email, email), isOpenAccount(mode)));
  return user ?? null;
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const [row] = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.username, username));
  return row !== undefined;
}

export async function changeUser(
  db: Db,
  id: string,
  changes: Partial<NewUserRow>,
): Promise<CountedUserRow | null> {
  const [user] = await db
    .update(userTable)
    .set(withKeys(changes))
    .where(eq(userTable.id, id))
    .returning(countedColumns(db));
  return user ?? null;
}

export async function findPreferences(db: Db, id: string): Promise<Preferences | null> {
  const [row] = await db
    .select({ preferences: userTable.preferences })
    .from(userTable)
    .where(eq(userTable.id, id));
  return row?.preferences ?? null;
}

/** Does not overwrite concurrent changes of other switches. */
export async function turnPreferences(
  db: Db,
  id: string,
  { privacy = {}, notifications = {} }: ChangePreferencesBody,
): Promise<Preferences | null> {
  const { preferences: stored } = userTable;
  const [row] = await db
    .update(userTable)
    .set({
      preferences: sql`jsonb_build_object(
        'privacy', ${stored} -> 'privacy' || ${JSON.stringify(privacy)}::jsonb,
        'notifications', ${stored} -> 'notifications' || ${JSON.stringify(notifications)}::jsonb)`,
    })
    .where(eq(userTable.id, id))
    .returning({ preferences: stored });
  return row?.preferences ?? null;
}

/** Null without a password, undefined for an unknown user. */
export async function findPasswordHash(
  db: Db,
  id: string,
): Promise<
  Pick<UserRow, 'passwordHash' | 'isDemo' | 'role' | 'email' | 'displayName'> | undefined
> {
  const { passwordHash, isDemo, role, email, displayName } = userTable;
  const [row] = await db
    .select({ passwordHash, isDemo, role, email, displayName })
    .from(userTable)
    .where(eq(userTable.id, id));
  return row;
}

export async function replacePasswordHash(
  db: Db,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const changed = await db
    .update(userTable)
    .set({ passwordHash: to, hasTemporaryPassword: false, temporaryUntil: null })
    .where(and(eq(userTable.id, id), eq(userTable.passwordHash, from)))
    .returning({ id: userTable.id });
  return changed.length > 0;
}

/** Demo accounts have no mailbox to verify. */
const answeredFor = (user: NewUserRow): NewUserRow =>
  user.isDemo === true ? { emailVerifiedAt: user.createdAt, ...user } : user;

function withKeys<Changes extends Partial<NewUserRow>>(changes: Changes): Changes {
  const { displayName, email } = changes;
  return {
    ...changes,
    ...(displayName !== undefined && { nameKey: normalise(displayName) }),
    ...(email !== undefined && { emailKey: normalise(email) }),
  };
}

function selectCounted(db: Db) {
  return db.select(countedColumns(db)).from(userTable).$dynamic();
}

function countedColumns(db: Db) {
  return {
    ...getTableColumns(userTable),
    followers: db.$count(followTable, eq(followTable.followedId, userTable.id)),
    following: db.$count(followTable, eq(followTable.followerId, userTable.id)),
    family: describeFamily,
    studentUntil,
  };
}

export async function findUserCard(db: Db, id: string) {
  const [row] = await db
    .select({
      displayName: userTable.displayName,
      username: userTable.username,
      bio: userTable.bio,
    })
    .from(userTable)
    .where(and(eq(userTable.id, id), isNotSuspended()));
  return row ?? null;
}

export async function findPerson(db: Db, userId: string) {
  const { id, email, displayName, passwordHash, isDemo } = userTable;
  const [person] = await db
    .select({ id, email, displayName, passwordHash, isDemo })
    .from(userTable)
    .where(eq(id, userId));
  return person ?? null;
}

/** All that a foreign key ties to the account goes with it. */
export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(userTable).where(eq(userTable.id, userId));
}
