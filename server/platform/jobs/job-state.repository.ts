import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from '#drizzle/orm.ts';
import { failedJobsMost, type JobName } from '#contract/job.ts';
import type { Db } from '../database/db.ts';
import { jobRunTable } from './job-run.table.ts';
import { type JobRow, jobTable } from './job.table.ts';

export async function recordRun(db: Db, run: typeof jobRunTable.$inferInsert): Promise<void> {
  await db
    .insert(jobRunTable)
    .values(run)
    .onConflictDoUpdate({ target: jobRunTable.kind, set: run });
}

export const findRuns = (db: Db) => db.select().from(jobRunTable);

export type WaitingKind = {
  kind: string;
  isRunning: boolean;
  nextAt: Date | null;
  waiting: number;
  waitingSince: Date | null;
  abandoned: number;
};

/** @param now due jobs are those until then, by the clock that jobs follow. */
export async function findWaiting(db: Db, now: Date): Promise<WaitingKind[]> {
  const { kind, runAt, leasedUntil, abandonedAt } = jobTable;
  const isLeased = sql`coalesce(${leasedUntil} > now(), false)`;
  const isOpen = sql`${abandonedAt} is null and not ${isLeased}`;
  const isDue = sql`${isOpen} and ${runAt} <= ${now.toISOString()}::timestamptz`;
  return db
    .select({
      kind,
      isRunning: sql<boolean>`bool_or(${isLeased})`,
      nextAt: sql`min(${runAt}) filter (where ${isOpen})`.mapWith(toDate),
      waiting: sql<number>`(count(*) filter (where ${isDue}))::int`,
      waitingSince: sql`min(${runAt}) filter (where ${isDue})`.mapWith(toDate),
      abandoned: sql<number>`(count(*) filter (where ${abandonedAt} is not null))::int`,
    })
    .from(jobTable)
    .groupBy(kind);
}

/** Null without rows. */
const toDate = (value: string | null) => (value === null ? null : new Date(value));

/** Includes jobs that are going to be tried again. */
export const findFailedJobs = (db: Db): Promise<JobRow[]> =>
  db
    .select()
    .from(jobTable)
    .where(isNotNull(jobTable.lastError))
    .orderBy(sql`${jobTable.abandonedAt} desc nulls last`, asc(jobTable.runAt))
    .limit(failedJobsMost);

const isFailed = ({ kind, key }: JobName) =>
  and(
    eq(jobTable.kind, kind),
    eq(jobTable.key, key),
    isNotNull(jobTable.lastError),
    or(isNull(jobTable.leasedUntil), lt(jobTable.leasedUntil, sql`now()`)),
  );

/** @returns false if the job is running or has not failed. */
export async function retryJob(tx: Db, name: JobName, runAt: SQL | Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(jobTable)
    .set({ runAt, abandonedAt: null, attempts: 0 })
    .where(isFailed(name));
  return rowCount === 1;
}

/** @returns false if the job is running or has not failed. */
export async function discardJob(tx: Db, name: JobName): Promise<boolean> {
  const { rowCount } = await tx.delete(jobTable).where(isFailed(name));
  return rowCount === 1;
}
