import { notInArray } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { alarmTable } from './alarm.table.ts';

/** @returns the names that no server has raised yet. */
export async function storeAlarms(
  tx: Db,
  names: readonly string[],
  raisedAt: Date,
): Promise<string[]> {
  await tx.delete(alarmTable).where(notInArray(alarmTable.name, [...names]));
  if (names.length === 0) return [];
  const raised = await tx
    .insert(alarmTable)
    .values(names.map((name) => ({ name, raisedAt })))
    .onConflictDoNothing()
    .returning();
  return raised.map(({ name }) => name);
}
