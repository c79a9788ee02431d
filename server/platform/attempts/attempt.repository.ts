import { inArray, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../database/db.ts';
import { attemptTable } from './attempt.table.ts';

/** `step` is the milliseconds until one attempt is available again. */
export type AttemptSlot = { key: string; step: number };

/** Between servers; nothing of it is stored. */
export const useChannel = 'tonada_use';

const { key, restoredAt } = attemptTable;

export async function readDatabaseTime(db: Db): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::double precision as now`,
  );
  return rows[0]?.now ?? 0;
}

/**
 * Counts under each key with room, in one statement.
 *
 * @param window milliseconds.
 * @returns the keys that had room.
 */
export async function takeSlots(
  db: Db,
  slots: readonly AttemptSlot[],
  { now, window }: { now: number; window: number },
): Promise<Set<string>> {
  const keys = slots.map((slot) => slot.key);
  const steps = slots.map((slot) => slot.step);
  const rows = await db
    .insert(attemptTable)
    .select(
      // One lock order avoids deadlocks.
      sql`select wanted.key, ${now}::double precision + wanted.step
        from unnest(${sql.param(keys)}::text[], ${sql.param(steps)}::double precision[]) as wanted (key, step)
        order by wanted.key`,
    )
    .onConflictDoUpdate({
      target: key,
      set: { restoredAt: sql`greatest(${restoredAt}, ${now}) + excluded.restored_at - ${now}` },
      setWhere: sql`greatest(${restoredAt}, ${now}) + excluded.restored_at - ${now} <= ${now + window}`,
    })
    .returning({ key });
  return new Set(rows.map((row) => row.key));
}

export async function returnSlots(db: Db, slots: readonly AttemptSlot[]): Promise<void> {
  const keys = slots.map((slot) => slot.key);
  const steps = slots.map((slot) => slot.step);
  await db.execute(sql`
    with held as (select ${key} as key from ${attemptTable} where ${inArray(key, keys)} order by 1 for update)
    update ${attemptTable} set restored_at = ${restoredAt} - wanted.step
    from unnest(${sql.param(keys)}::text[], ${sql.param(steps)}::double precision[]) as wanted (key, step)
    join held on held.key = wanted.key
    where ${key} = wanted.key`);
}

export async function deleteAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(attemptTable).where(inArray(key, [...keys]));
}

export async function findRestored(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(attemptTable)
    .where(inArray(key, [...keys]));
  return new Map(rows.map((row) => [row.key, row.restoredAt]));
}

export async function sweepAttempts(db: Db, now: number): Promise<void> {
  await db.delete(attemptTable).where(lte(restoredAt, now));
}

/** @param message less than 8,000 bytes. */
export async function notifyUse(db: Db, message: string): Promise<void> {
  await db.execute(sql`select pg_notify(${useChannel}, ${message})`);
}
