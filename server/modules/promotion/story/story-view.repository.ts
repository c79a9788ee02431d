import { and, eq, gt, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { storyTable, storyViewTable } from './story.table.ts';

type Viewing = { storyId: string; listenerId: string; now: Date };

const { storyId, listenerId, likedAt } = storyViewTable;

/** Once per listener, also concurrently; false for an unknown story. */
export async function noteView(tx: Db, { now, ...viewing }: Viewing): Promise<boolean> {
  const isAlive = and(
    eq(storyTable.id, viewing.storyId),
    gt(storyTable.expiresAt, now),
    eq(storyTable.isSuspended, false),
  );
  const alive = tx
    .select({
      storyId: storyTable.id,
      listenerId: sql`${viewing.listenerId}`.as('listener_id'),
      seenAt: sql`${now.toISOString()}::timestamptz`.as('seen_at'),
      likedAt: sql`null::timestamptz`.as('liked_at'),
    })
    .from(storyTable)
    .where(isAlive);
  const seen = await tx
    .insert(storyViewTable)
    .select(alive)
    .onConflictDoNothing()
    .returning({ storyId });
  if (seen.length === 0) return (await tx.$count(storyTable, isAlive)) > 0;
  await tx
    .update(storyTable)
    .set({ views: sql`${storyTable.views} + 1` })
    .where(eq(storyTable.id, viewing.storyId));
  return true;
}

/**
 * Also marks it as viewed; may be repeated.
 *
 * @returns false for an unknown story.
 */
export async function noteLike(
  tx: Db,
  { isLiked, now, ...viewing }: Viewing & { isLiked: boolean },
): Promise<boolean> {
  if (!(await noteView(tx, { ...viewing, now }))) return false;
  const changed = await tx
    .update(storyViewTable)
    .set({ likedAt: isLiked ? now : null })
    .where(
      and(
        eq(storyId, viewing.storyId),
        eq(listenerId, viewing.listenerId),
        isLiked ? isNull(likedAt) : isNotNull(likedAt),
      ),
    )
    .returning({ storyId });
  if (changed.length > 0) {
    await tx
      .update(storyTable)
      .set({ likes: sql`${storyTable.likes} + ${isLiked ? 1 : -1}` })
      .where(eq(storyTable.id, viewing.storyId));
  }
  return true;
}
