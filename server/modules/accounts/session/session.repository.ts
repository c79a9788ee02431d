import { and, eq, gt, lte, ne, notInArray, or, type SQL } from '#drizzle/orm.ts';
import type { Role } from '#contract/user.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { lacksDemandedFactor, staffRoles } from './demanded-factor.repository.ts';
import { isNotSuspended, isOpenAccount, type DemoMode } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { sessionTable } from './session.table.ts';

export const isStaff = (role: Role): boolean => staffRoles.includes(role);

/** Milliseconds without a call. */
const staffIdle = 12 * 60 * 60 * 1000;

/** Milliseconds. */
const seenEvery = 5 * 60 * 1000;

type NewSession = Pick<typeof sessionTable.$inferInsert, 'tokenHash' | 'userId' | 'expiresAt'> & {
  now: Date;
  device?: string;
  network?: string;
};

/** A new session counts as just proven. Returns its public id. */
export async function insertSession(db: Db, { now, ...session }: NewSession): Promise<string> {
  const id = newId();
  const moments = { createdAt: now, lastSeenAt: now, provenAt: now };
  await db.insert(sessionTable).values({ id, ...session, ...moments });
  return id;
}

/** Suspended accounts get their own refusal. */
export function isAlive(now: Date): SQL | undefined {
  const isUsed = gt(sessionTable.lastSeenAt, new Date(now.getTime() - staffIdle));
  return and(
    gt(sessionTable.expiresAt, now),
    or(notInArray(userTable.role, [...staffRoles]), isUsed),
  );
}

/** Null if unknown, expired or of a closed account. */
export async function findSessionViewer(
  db: Db,
  tokenHash: string,
  { now, demo, isDemoPublic }: DemoMode & Pick<Config, 'isDemoPublic'> & { now: Date },
): Promise<(Viewer & { status: string; lastSeenAt: Date }) | null> {
  const [viewer] = await db
    .select({
      id: userTable.id,
      role: userTable.role,
      rights: userTable.rights,
      language: userTable.language,
      status: userTable.status,
      sessionId: sessionTable.id,
      provenAt: sessionTable.provenAt,
      lacksFactor: lacksDemandedFactor({ isDemoPublic }),
      lastSeenAt: sessionTable.lastSeenAt,
    })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(and(eq(sessionTable.tokenHash, tokenHash), isAlive(now), isOpenAccount({ demo })));
  return viewer ?? null;
}

/** Sessions that may fetch media. */
export function letsIn({ now, demo }: DemoMode & { now: Date }): SQL | undefined {
  return and(isAlive(now), isNotSuspended(), isOpenAccount({ demo }));
}

export async function isOpenSession(
  db: Db,
  id: string,
  at: DemoMode & { now: Date },
): Promise<boolean> {
  const [session] = await db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(and(eq(sessionTable.id, id), letsIn(at)));
  return session !== undefined;
}

/** Writes at most every few minutes. */
export async function noteUse(
  db: Db,
  id: string,
  { lastSeenAt, now }: { lastSeenAt: Date; now: Date },
) {
  const due = new Date(now.getTime() - seenEvery);
  if (lastSeenAt > due) return;
  // Concurrent calls write once.
  const isDue = and(eq(sessionTable.id, id), lte(sessionTable.lastSeenAt, due));
  await db.update(sessionTable).set({ lastSeenAt: now }).where(isDue);
}

export async function proveSession(db: Db, id: string, now: Date) {
  await db.update(sessionTable).set({ provenAt: now }).where(eq(sessionTable.id, id));
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Db, userId: string, now: Date) {
  await db
    .delete(sessionTable)
    .where(and(eq(sessionTable.userId, userId), lte(sessionTable.expiresAt, now)));
}

export async function deleteSessions(db: Db, userId: string, currentTokenHash?: string) {
  const isOther =
    currentTokenHash === undefined ? undefined : ne(sessionTable.tokenHash, currentTokenHash);
  await db.delete(sessionTable).where(and(eq(sessionTable.userId, userId), isOther));
}

/** Whether the account of a session meets a condition on its row. */
export async function sessionMay(db: Db, sessionId: string, condition: SQL): Promise<boolean> {
  const [found] = await db
    .select({ id: userTable.id })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(and(eq(sessionTable.id, sessionId), condition));
  return found !== undefined;
}
