import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from '#drizzle/orm.ts';
import { anyOf } from '../database/any-of.ts';
import type { Db } from '../database/db.ts';
import { namedBeside, peopleNamedIn } from '../people-named.repository.ts';
import { type JobRow, jobTable } from './job.table.ts';

/** Seconds until another server takes over a killed one's job. */
const leaseTime = 60;

/** In milliseconds. */
export const renewEvery = 20_000;

const leaseEnd = sql<Date>`now() + ${leaseTime} * interval '1 second'`;
const noLease = { holder: null, leasedUntil: null };

export type NewJob = {
  kind: string;
  key?: string;
  payload?: unknown;
  runAt: Date;
  turnAt?: Date;
};

export const addJob = (db: Db, job: NewJob): Promise<void> => addJobs(db, [job]);

/**
 * A waiting job of the same kind and key gets the newer payload and the earlier time.
 *
 * @param jobs with different keys.
 */
export async function addJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insert(jobTable)
    .values(
      jobs.map(({ key = '', payload = {}, ...job }) => {
        const people = peopleNamedIn(`${key} ${JSON.stringify(payload)}`);
        return { ...job, key, payload, people };
      }),
    )
    .onConflictDoUpdate({
      target: [jobTable.kind, jobTable.key],
      set: {
        payload: sql`excluded.payload`,
        people: namedBeside(jobTable.people, sql`excluded.people`),
        runAt: sql`least(${jobTable.runAt}, excluded.run_at)`,
        isAskedAgain: sql`${jobTable.holder} is not null`,
        abandonedAt: null,
        attempts: sql`case when ${jobTable.abandonedAt} is null then ${jobTable.attempts} else 0 end`,
      },
    });
}

/** Removes a job that has not begun. Returns its payload. */
export async function dropWaitingJob(
  tx: Db,
  { kind, key }: { kind: string; key: string },
): Promise<{ payload: unknown } | undefined> {
  const [dropped] = await tx
    .delete(jobTable)
    .where(and(eq(jobTable.kind, kind), eq(jobTable.key, key), isNull(jobTable.holder)))
    .returning({ payload: jobTable.payload });
  return dropped;
}

/** For `exists`. */
export const findWaitingJob = (db: Db, kind: string, key: SQLWrapper) =>
  db
    .select({ kind: jobTable.kind })
    .from(jobTable)
    .where(and(eq(jobTable.kind, kind), eq(jobTable.key, key), isNull(jobTable.holder)));

export async function findWaitingKeys(
  db: Db,
  kind: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ key: jobTable.key })
    .from(jobTable)
    .where(and(eq(jobTable.kind, kind), anyOf(jobTable.key, keys), isNull(jobTable.holder)));
  return new Set(rows.map(({ key }) => key));
}

export async function planJob(db: Db, kind: string, runAt: Date): Promise<void> {
  await db.insert(jobTable).values({ kind, key: '', payload: {}, runAt }).onConflictDoNothing();
}

/** A server with a fast clock plans jobs too far ahead. */
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
    // Kinds that are due together run in the order of their names, as figures need.
    .orderBy(sql`coalesce(${jobTable.turnAt}, ${jobTable.runAt})`, asc(jobTable.kind))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobTable)
    .set({ holder, leasedUntil: leaseEnd, attempts: sql`${jobTable.attempts} + 1` })
    // Not `in`: see `anyOfLocked`.
    .where(sql`(${jobTable.kind}, ${jobTable.key}) = ${due}`)
    .returning();
  return job;
}

const heldBy = (holder: string) => eq(jobTable.holder, holder);

/** False when the run has lost its job. */
export async function renewLease(db: Db, holder: string): Promise<boolean> {
  const { rowCount } = await db
    .update(jobTable)
    .set({ leasedUntil: leaseEnd })
    .where(heldBy(holder));
  return rowCount === 1;
}

/** A job requested meanwhile runs once more. */
export async function finishJob(db: Db, holder: string): Promise<void> {
  await db.delete(jobTable).where(and(heldBy(holder), eq(jobTable.isAskedAgain, false)));
  await db
    .update(jobTable)
    .set({ ...noLease, isAskedAgain: false, attempts: 0, lastError: null })
    .where(heldBy(holder));
}

export async function postponeJob(
  db: Db,
  holder: string,
  { runAt, lastError = null }: { runAt: Date; lastError?: string | null },
): Promise<void> {
  const succeeded = lastError === null ? { attempts: 0 } : {};
  await db
    .update(jobTable)
    .set({ ...noLease, ...succeeded, runAt, ...failedWith(lastError) })
    .where(heldBy(holder));
}

/** A mail server's refusal names who it refused. */
const failedWith = (lastError: string | null) =>
  lastError === null
    ? { lastError }
    : { lastError, people: namedBeside(jobTable.people, peopleNamedIn(lastError)) };

export async function abandonJob(
  db: Db,
  holder: string,
  { at, lastError }: { at: Date; lastError: string },
): Promise<void> {
  await db
    .update(jobTable)
    .set({ ...noLease, abandonedAt: at, ...failedWith(lastError) })
    .where(heldBy(holder));
}
