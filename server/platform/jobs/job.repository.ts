import { and, asc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../database/db.ts';
import { type JobRow, jobTable } from './job.table.ts';

/** Seconds after which another server takes over what a killed one had begun. */
const leaseTime = 60;

/** Milliseconds after which a run says that it is still at work. */
export const renewEvery = 20_000;

const leaseEnd = sql<Date>`now() + ${leaseTime} * interval '1 second'`;
const noLease = { holder: null, leasedUntil: null };

export type NewJob = {
  kind: string;
  key?: string;
  payload?: unknown;
  runAt: Date;
  /** Orders it among the jobs that are due; `runAt` where it is not given. */
  turnAt?: Date;
};

/**
 * Asks for a job, in the transaction of what it belongs to. One of the same kind and key that
 * still waits stays the only one, with the newer payload and the earlier time.
 */
export async function addJob(
  db: Db,
  { kind, key = '', payload = {}, runAt, turnAt }: NewJob,
): Promise<void> {
  await db
    .insert(jobTable)
    .values({ kind, key, payload, runAt, turnAt })
    .onConflictDoUpdate({
      target: [jobTable.kind, jobTable.key],
      set: {
        payload: sql`excluded.payload`,
        runAt: sql`least(${jobTable.runAt}, excluded.run_at)`,
        isAskedAgain: sql`${jobTable.holder} is not null`,
        abandonedAt: null,
        attempts: sql`case when ${jobTable.abandonedAt} is null then ${jobTable.attempts} else 0 end`,
      },
    });
}

/** Makes sure that a job which repeats is planned; its time stays what it is. */
export async function planJob(db: Db, kind: string, runAt: Date): Promise<void> {
  await db.insert(jobTable).values({ kind, key: '', payload: {}, runAt }).onConflictDoNothing();
}

/**
 * Makes those jobs due that repeat and are planned further ahead than their period, as a server whose clock was ahead
 * leaves them.
 */
export async function pullInJobs(
  db: Db,
  repeated: readonly { name: string; every: number }[],
  now: Date,
): Promise<void> {
  const isTooFar = repeated.map(({ name, every }) =>
    and(eq(jobTable.kind, name), gt(jobTable.runAt, new Date(now.getTime() + every))),
  );
  if (isTooFar.length === 0) return;
  await db
    .update(jobTable)
    .set({ runAt: now })
    .where(and(eq(jobTable.key, ''), or(...isTooFar)));
}

/** Takes the job of these kinds whose turn it is: one that is due and that no server works on. */
export async function takeJob(
  db: Db,
  { kinds, now, holder }: { kinds: readonly string[]; now: SQL | Date; holder: string },
): Promise<JobRow | undefined> {
  const due = db
    .select({ kind: jobTable.kind, key: jobTable.key })
    .from(jobTable)
    .where(
      and(
        inArray(jobTable.kind, [...kinds]),
        lte(jobTable.runAt, now),
        isNull(jobTable.abandonedAt),
        or(isNull(jobTable.leasedUntil), lt(jobTable.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(sql`coalesce(${jobTable.turnAt}, ${jobTable.runAt})`)
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobTable)
    .set({ holder, leasedUntil: leaseEnd, attempts: sql`${jobTable.attempts} + 1` })
    .where(sql`(${jobTable.kind}, ${jobTable.key}) in ${due}`)
    .returning();
  return job;
}

const heldBy = (holder: string) => eq(jobTable.holder, holder);

/** Whether the run still holds its job, for as long again. */
export async function renewLease(db: Db, holder: string): Promise<boolean> {
  const { rowCount } = await db
    .update(jobTable)
    .set({ leasedUntil: leaseEnd })
    .where(heldBy(holder));
  return rowCount === 1;
}

/** Takes a job that is done from the table; one asked for meanwhile waits once more. */
export async function finishJob(db: Db, holder: string): Promise<void> {
  await db.delete(jobTable).where(and(heldBy(holder), eq(jobTable.isAskedAgain, false)));
  await db
    .update(jobTable)
    .set({ ...noLease, isAskedAgain: false, attempts: 0, lastError: null })
    .where(heldBy(holder));
}

/** Gives a job back until a later time, after an error or until its next turn. */
export async function postponeJob(
  db: Db,
  holder: string,
  { runAt, lastError = null }: { runAt: Date; lastError?: string | null },
): Promise<void> {
  const succeeded = lastError === null ? { attempts: 0 } : {};
  await db
    .update(jobTable)
    .set({ ...noLease, ...succeeded, runAt, lastError })
    .where(heldBy(holder));
}

/** Leaves a job that fails again and again to the operator. */
export async function abandonJob(
  db: Db,
  holder: string,
  { at, lastError }: { at: Date; lastError: string },
): Promise<void> {
  await db
    .update(jobTable)
    .set({ ...noLease, abandonedAt: at, lastError })
    .where(heldBy(holder));
}

/** A job that was due before that moment, that nobody works on and nobody has given up. */
export async function findLateJob(db: Db, before: Date): Promise<JobRow | undefined> {
  const isFree = or(isNull(jobTable.leasedUntil), lt(jobTable.leasedUntil, sql`now()`));
  const [job] = await db
    .select()
    .from(jobTable)
    .where(and(lt(jobTable.runAt, before), isNull(jobTable.abandonedAt), isFree))
    .orderBy(asc(jobTable.runAt))
    .limit(1);
  return job;
}
