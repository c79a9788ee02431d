import { desc, isNotNull, isNull, lt } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type BackupRun, backupRunTable } from './backup-run.table.ts';

/** Milliseconds. */
const remembered = 60 * 24 * 3_600_000;

export async function insertBackupRun(tx: Db, run: BackupRun): Promise<void> {
  const past = new Date(run.endedAt.getTime() - remembered);
  await tx.delete(backupRunTable).where(lt(backupRunTable.endedAt, past));
  await tx.insert(backupRunTable).values(run).onConflictDoNothing();
}

/** The last one that succeeded, and the failure of a later one. */
export async function findLastBackup(
  db: Db,
): Promise<{ last: BackupRun | null; failed: BackupRun | null }> {
  const newest = (isWanted: Parameters<typeof isNull>[0], has: typeof isNull) =>
    db
      .select()
      .from(backupRunTable)
      .where(has(isWanted))
      .orderBy(desc(backupRunTable.endedAt))
      .limit(1);
  const [last = null] = await newest(backupRunTable.failure, isNull);
  const [failed = null] = await newest(backupRunTable.failure, isNotNull);
  const isOver = failed === null || (last !== null && last.endedAt > failed.endedAt);
  return { last, failed: isOver ? null : failed };
}
