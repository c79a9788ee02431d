import { and, eq, gt, lte, or } from '#drizzle/orm.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type DemoMode, isOpenAccount, type UserRow } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { passwordResetTable } from './password-reset.table.ts';

/** Locks the account, so that two requests make one link. */
export async function holdAccount(
  tx: Db,
  email: string,
  mode: DemoMode,
): Promise<{ userId: string; language: User['language'] } | null> {
  const [user] = await tx
    .select({ userId: userTable.id, language: userTable.language })
    .from(userTable)
    .where(and(eq(userTable.email, email), isOpenAccount(mode)))
    .for('update');
  return user ?? null;
}

export async function insertReset(db: Db, reset: typeof passwordResetTable.$inferInsert) {
  await db.insert(passwordResetTable).values(reset);
}

/** Returns null for an expired or used link. */
export async function findResetOwner(
  db: Db,
  tokenHash: string,
  { now, demo }: DemoMode & { now: Date },
): Promise<Pick<UserRow, 'role' | 'email' | 'displayName'> | null> {
  const { role, email, displayName } = userTable;
  const [reset] = await db
    .select({ role, email, displayName })
    .from(passwordResetTable)
    .innerJoin(userTable, eq(userTable.id, passwordResetTable.userId))
    .where(and(isAlive(tokenHash, now), isOpenAccount({ demo })));
  return reset ?? null;
}

/** Uses the link up; returns null for an expired or used one. */
export async function takeReset(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; isMailed: boolean } | null> {
  const [reset] = await db
    .delete(passwordResetTable)
    .where(isAlive(tokenHash, now))
    .returning({ userId: passwordResetTable.userId, isMailed: passwordResetTable.isMailed });
  return reset ?? null;
}

/** With `now`, also deletes everybody's expired links. */
export async function deleteResets(db: Db, userId: string, now?: Date) {
  const isTheirs = eq(passwordResetTable.userId, userId);
  const isDead = now === undefined ? undefined : lte(passwordResetTable.expiresAt, now);
  await db.delete(passwordResetTable).where(or(isTheirs, isDead));
}

function isAlive(tokenHash: string, now: Date) {
  return and(eq(passwordResetTable.tokenHash, tokenHash), gt(passwordResetTable.expiresAt, now));
}
