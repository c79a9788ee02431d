import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/db.ts';
import { isOpenAccount, type DemoMode } from '../user/open-account.ts';
import { userTable } from '../user/user.table.ts';
import { sessionTable } from './session.table.ts';

export async function insertSession(db: Db, session: typeof sessionTable.$inferInsert) {
  await db.insert(sessionTable).values(session);
}

/** Whose session it is, and how the account stands; null when there is none, it has expired, or the account is shut. */
export async function findSessionViewer(
  db: Db,
  tokenHash: string,
  { now, demo }: DemoMode & { now: Date },
): Promise<(Viewer & { status: string }) | null> {
  const [viewer] = await db
    .select({
      id: userTable.id,
      role: userTable.role,
      language: userTable.language,
      status: userTable.status,
    })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(
      and(
        eq(sessionTable.tokenHash, tokenHash),
        gt(sessionTable.expiresAt, now),
        isOpenAccount({ demo }),
      ),
    );
  return viewer ?? null;
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Db, userId: string, now: Date) {
  await db
    .delete(sessionTable)
    .where(and(eq(sessionTable.userId, userId), lte(sessionTable.expiresAt, now)));
}

/** Ends the sessions of a person, all or all but one. */
export async function deleteSessions(db: Db, userId: string, keptTokenHash?: string) {
  const isOther =
    keptTokenHash === undefined ? undefined : ne(sessionTable.tokenHash, keptTokenHash);
  await db.delete(sessionTable).where(and(eq(sessionTable.userId, userId), isOther));
}
