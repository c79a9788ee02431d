import { and, desc, eq, ne } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { isAlive } from './session.repository.ts';
import { sessionTable } from './session.table.ts';

const most = 100;

export function findDevices(db: Db, userId: string, now: Date) {
  const { id, device, createdAt, lastSeenAt } = sessionTable;
  return db
    .select({ id, device, createdAt, lastSeenAt })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(and(eq(sessionTable.userId, userId), isAlive(now)))
    .orderBy(desc(lastSeenAt), desc(createdAt))
    .limit(most);
}

export async function endDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessionTable)
    .where(and(eq(sessionTable.id, id), eq(sessionTable.userId, userId)))
    .returning({ id: sessionTable.id });
  return ended.length > 0;
}

/** Returns false if there was no other. */
export async function endOtherDevices(db: Db, userId: string, currentId: string): Promise<boolean> {
  const ended = await db
    .delete(sessionTable)
    .where(and(eq(sessionTable.userId, userId), ne(sessionTable.id, currentId)))
    .returning({ id: sessionTable.id });
  return ended.length > 0;
}
