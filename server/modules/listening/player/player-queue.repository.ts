import { eq } from '#drizzle/orm.ts';
import type { KeptQueue } from '#contract/player.ts';
import type { Db } from '../../../platform/database/db.ts';
import { playerQueueTable } from './player-queue.table.ts';

function toKept(row: typeof playerQueueTable.$inferSelect): KeptQueue {
  const { version, source, isShuffled, repeatMode, keys, trackIds, order } = row;
  const added = new Set(row.added);
  const entries = keys.map((key, index) => ({
    key,
    trackId: trackIds[index] ?? '',
    ...(added.has(key) && { isAdded: true }),
  }));
  return { version, source, isShuffled, repeatMode, entries, order };
}

export async function findQueue(db: Db, userId: string): Promise<KeptQueue | null> {
  const [row] = await db.select().from(playerQueueTable).where(eq(playerQueueTable.userId, userId));
  return row ? toKept(row) : null;
}

export async function findVersion(db: Db, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ version: playerQueueTable.version })
    .from(playerQueueTable)
    .where(eq(playerQueueTable.userId, userId));
  return row?.version ?? null;
}

/** Until the transaction ends. */
export async function holdQueue(tx: Db, userId: string): Promise<KeptQueue | null> {
  const [row] = await tx
    .select()
    .from(playerQueueTable)
    .where(eq(playerQueueTable.userId, userId))
    .for('update');
  return row ? toKept(row) : null;
}

export async function storeQueue(tx: Db, userId: string, queue: KeptQueue): Promise<void> {
  const { entries, ...rest } = queue;
  const state = {
    ...rest,
    keys: entries.map(({ key }) => key),
    trackIds: entries.map(({ trackId }) => trackId),
    added: entries.flatMap(({ key, isAdded }) => (isAdded ? key : [])),
  };
  await tx
    .insert(playerQueueTable)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: playerQueueTable.userId, set: state });
}
