import { and, asc, eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { togetherBlockTable as block } from './together.table.ts';

type Block = typeof block.$inferSelect;

const isIt = ({ hostId, userId }: Block) => and(eq(block.hostId, hostId), eq(block.userId, userId));

export async function insertBlock(tx: Db, row: Block): Promise<void> {
  await tx.insert(block).values(row).onConflictDoNothing();
}

/** Returns whether the person was blocked. */
export async function deleteBlock(tx: Db, row: Block): Promise<boolean> {
  const deleted = await tx.delete(block).where(isIt(row)).returning({ userId: block.userId });
  return deleted.length > 0;
}

export const isBlocked = async (db: Db, row: Block): Promise<boolean> =>
  (await db.$count(block, isIt(row))) > 0;

export function findBlocked(db: Db, hostId: string) {
  return db
    .select({ id: userTable.id, name: userTable.displayName })
    .from(block)
    .innerJoin(userTable, eq(userTable.id, block.userId))
    .where(eq(block.hostId, hostId))
    .orderBy(asc(userTable.displayName), asc(userTable.id));
}
