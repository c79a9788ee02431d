import { and, asc, eq } from '#drizzle/orm.ts';
import type { AnalyticsView } from '#contract/analytics-view.ts';
import type { Db } from '../../../platform/database/db.ts';
import { lockUser } from '../../people/user/index.ts';
import { analyticsViewTable } from './analytics-view.table.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

const { id, userId, name, search } = analyticsViewTable;

export function findViews(db: Db, ownerId: string): Promise<AnalyticsView[]> {
  return db
    .select({ id, name, search })
    .from(analyticsViewTable)
    .where(eq(userId, ownerId))
    .orderBy(nameOrder(name), asc(id));
}

export async function findViewsLocked(tx: Db, ownerId: string): Promise<AnalyticsView[]> {
  await lockUser(tx, ownerId);
  return findViews(tx, ownerId);
}

export async function insertView(tx: Db, ownerId: string, view: AnalyticsView): Promise<void> {
  await tx.insert(analyticsViewTable).values({ ...view, userId: ownerId });
}

const isOwn = (ownerId: string, viewId: string) => and(eq(userId, ownerId), eq(id, viewId));

export async function renameView(
  tx: Db,
  ownerId: string,
  view: Pick<AnalyticsView, 'id' | 'name'>,
): Promise<void> {
  await tx.update(analyticsViewTable).set({ name: view.name }).where(isOwn(ownerId, view.id));
}

export async function deleteView(db: Db, ownerId: string, viewId: string): Promise<boolean> {
  const deleted = await db
    .delete(analyticsViewTable)
    .where(isOwn(ownerId, viewId))
    .returning({ id });
  return deleted.length > 0;
}
