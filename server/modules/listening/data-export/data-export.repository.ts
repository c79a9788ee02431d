import { and, eq, getTableColumns, gt, isNotNull, isNull, lte, ne, sql } from '#drizzle/orm.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { dataExportTable } from './data-export.table.ts';
import { dataExportUse } from './data-export-use.ts';

/** Milliseconds. */
export const retention = 24 * 3_600_000;

const { userId, id, state, finishedAt, readAt } = dataExportTable;

/** @returns false while one is being made. */
export async function insertOrder(
  tx: Db,
  order: { userId: string; id: string; now: Date },
): Promise<boolean> {
  const fresh = { state: 'pending', orderedAt: order.now, finishedAt: null, readAt: null } as const;
  const { rowCount } = await tx
    .insert(dataExportTable)
    .values({ userId: order.userId, id: order.id, ...fresh })
    .onConflictDoUpdate({
      target: userId,
      set: { id: order.id, ...fresh },
      setWhere: ne(state, 'pending'),
    });
  return rowCount === 1;
}

export async function findExport(db: Db, person: string, now: Date) {
  const [found] = await db
    .select({ ...getTableColumns(dataExportTable), asset: assetUsedBy(dataExportUse(person)) })
    .from(dataExportTable)
    .where(eq(userId, person));
  if (found === undefined) return null;
  const hasExpired = found.finishedAt !== null && found.finishedAt <= before(now);
  return hasExpired ? null : found;
}

export type FoundExport = NonNullable<Awaited<ReturnType<typeof findExport>>>;

export async function findReady(db: Db, wanted: string, now: Date) {
  const [found] = await db
    .select({
      language: userTable.language,
      asset: assetUsedBy(sql`${dataExportUse('')}::text || ${userId}`),
    })
    .from(dataExportTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(and(eq(id, wanted), eq(state, 'ready'), gt(finishedAt, before(now))));
  if (found === undefined || found.asset === null) return null;
  return { language: found.language, asset: found.asset };
}

export async function findOrdered(db: Db, wanted: string) {
  const [found] = await db
    .select({ userId, language: userTable.language })
    .from(dataExportTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(and(eq(id, wanted), eq(state, 'pending')));
  return found ?? null;
}

/** @returns false where the export is not wanted any more. */
export async function finishExport(
  tx: Db,
  wanted: string,
  ended: { state: 'ready' | 'failed'; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(dataExportTable)
    .set({ state: ended.state, finishedAt: ended.now })
    .where(and(eq(id, wanted), eq(state, 'pending')));
  return rowCount === 1;
}

export async function deleteExpired(tx: Db, now: Date): Promise<string[]> {
  const deleted = await tx
    .delete(dataExportTable)
    .where(lte(finishedAt, before(now)))
    .returning({ userId });
  return deleted.map((row) => row.userId);
}

export async function noteExportRead(
  tx: Db,
  { listener, notification, now }: { listener: string; notification: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(dataExportTable)
    .set({ readAt: sql`coalesce(${readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(userId, listener), eq(id, notification), isNotNull(finishedAt)));
  return rowCount === 1;
}

export async function readExport(tx: Db, listener: string, now: Date): Promise<void> {
  await tx
    .update(dataExportTable)
    .set({ readAt: now })
    .where(and(eq(userId, listener), isNotNull(finishedAt), isNull(readAt)));
}

const before = (now: Date) => new Date(now.getTime() - retention);
