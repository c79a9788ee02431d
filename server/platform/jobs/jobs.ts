import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Lane, lanes } from '#contract/job.ts';
import type { Foundation } from '../app.ts';
import {
  abandonJob,
  finishJob,
  planJob,
  postponeJob,
  pullInJobs,
  renewEvery,
  renewLease,
  takeJob,
} from './job.repository.ts';
import type { Disk } from '../disk.ts';
import { recordRun } from './job-state.repository.ts';
import type { JobRow } from './job.table.ts';
import { jobOfLog } from '../logging.ts';
import { untraced } from '../traces/trace-calls.ts';
import { laneRules } from './lanes.ts';

/** In milliseconds. */
const interval = 5_000;

/** Milliseconds: ten seconds, twenty … an hour. */
const retryAfter = (attempts: number) => Math.min(10_000 * 2 ** (attempts - 1), 3_600_000);

export type JobContext = {
  payload: unknown;
  /** From 1; restarts after a success. */
  attempt: number;
  /** Fires when another server takes the job over, at the kind's deadline and at a stop. */
  signal: AbortSignal;
};

export type JobKind = {
  name: string;
  /** In milliseconds. */
  every?: number;
  lane: Lane;
  /** Milliseconds after which a run has failed; by default the lane's. */
  deadline?: number;
  /** Must be repeatable. */
  run: (context: JobContext) => Promise<unknown>;
};

type Log = { error: (details: object, message: string) => void };

export type Jobs = {
  define: (kind: JobKind) => void;
  kinds: () => readonly JobKind[];
  runDue: () => Promise<void>;
  /** Only what was asked for; nothing that is repeated. */
  runAsked: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
};

/** Source: docs/decisions/modules-and-jobs.md. */
export function makeJobs(
  {
    db,
    disk,
    databaseClock,
    databaseNow,
  }: Pick<Foundation, 'db' | 'databaseClock' | 'databaseNow'> & { disk: Pick<Disk, 'hasSpare'> },
  log: Log,
  traceJob = untraced,
): Jobs {
  const kinds = new Map<string, JobKind>();
  const stopping = new AbortController();
  let planned = 0;
  let looking: Promise<unknown> | undefined;

  const after = async (milliseconds: number) =>
    new Date((await databaseClock()).getTime() + milliseconds);

  async function planRepeated(now: Date) {
    const repeated = [...kinds.values()].flatMap(({ name, every }) =>
      every === undefined ? [] : [{ name, every }],
    );
    if (planned !== kinds.size) {
      for (const { name } of repeated) await planJob(db, name, now);
      planned = kinds.size;
    }
    await pullInJobs(db, repeated, now);
  }

  /** @returns null if none is due, and on a full disk, where a write may stop the database. */
  async function take(wanted: readonly JobKind[]) {
    if (!(await disk.hasSpare())) return null;
    const holder = randomUUID();
    const names = wanted.map(({ name }) => name);
    const job = await takeJob(db, { kinds: names, now: databaseNow(), holder });
    const kind = job && kinds.get(job.kind);
    return job && kind ? { job, kind, holder } : null;
  }

  async function runDue() {
    await planRepeated(await databaseClock());
    await runAll([...kinds.values()]);
  }

  const runAsked = () => runAll([...kinds.values()].filter(({ every }) => every === undefined));

  async function runAll(wanted: readonly JobKind[]) {
    while (!stopping.signal.aborted) {
      const taken = await take(wanted);
      if (!taken) return;
      await work(taken);
    }
  }

  async function work({ job, kind, holder }: { job: JobRow; kind: JobKind; holder: string }) {
    const { key, attempts } = job;
    const startedAt = performance.now();
    const lost = new AbortController();
    const keepLease = async () => {
      if (!(await renewLease(db, holder))) lost.abort();
    };
    const renewal = setInterval(() => void keepLease().catch(() => {}), renewEvery);
    const record = async (hasFailed: boolean) => {
      const duration = Math.round(performance.now() - startedAt);
      await recordRun(db, { kind: kind.name, endedAt: await after(0), duration, hasFailed });
    };
    try {
      const signal = AbortSignal.any([stopping.signal, lost.signal]);
      const run = () =>
        jobOfLog.run({ job: kind.name, attempt: attempts }, () =>
          kind.run({ payload: job.payload, attempt: attempts, signal }),
        );
      const traced = { kind: kind.name, lane: kind.lane, attempt: attempts };
      await within(kind, lost, () => traceJob(traced, run));
      if (kind.every === undefined) await finishJob(db, holder);
      else await postponeJob(db, holder, { runAt: await after(kind.every) });
      await record(false);
    } catch (error) {
      log.error({ err: error, job: kind.name, key, attempts }, 'a job failed');
      await giveBack(kind, holder, { attempts, error });
      await record(true);
    } finally {
      clearInterval(renewal);
    }
  }

  async function giveBack(
    { every, lane }: JobKind,
    holder: string,
    { attempts, error }: { attempts: number; error: unknown },
  ) {
    const lastError = String(error).slice(0, 1_000);
    if (every === undefined && attempts >= laneRules[lane].attempts) {
      return abandonJob(db, holder, { at: await databaseClock(), lastError });
    }
    const wait = Math.min(retryAfter(attempts), every ?? Infinity);
    return postponeJob(db, holder, { runAt: await after(wait), lastError });
  }

  const plan = () =>
    databaseClock()
      .then(planRepeated)
      .catch((err: unknown) => log.error({ err }, 'no job could be planned'));

  /** A server runs one job of a kind at a time, so that no kind fills its lane. */
  async function serve(lane: Lane) {
    const running = new Map<string, Promise<void>>();
    while (!stopping.signal.aborted) {
      const taken = await takeOf(lane, running).catch((err: unknown) => {
        log.error({ err }, 'no job could be looked for');
        return null;
      });
      if (taken) {
        const { name } = taken.kind;
        const done = work(taken)
          .catch((err: unknown) => log.error({ err }, 'a job could not be given back'))
          .finally(() => running.delete(name));
        running.set(name, done);
      } else await rest([...running.values()]);
    }
    await Promise.all(running.values());
  }

  async function takeOf(lane: Lane, running: ReadonlyMap<string, unknown>) {
    if (running.size >= laneRules[lane].atOnce) return null;
    if (lane === 'seconds') await plan();
    return take(
      [...kinds.values()].filter((kind) => kind.lane === lane && !running.has(kind.name)),
    );
  }

  /** Until the next look, or until a job has ended. */
  async function rest(running: readonly Promise<void>[]) {
    const rested = new AbortController();
    const signal = AbortSignal.any([stopping.signal, rested.signal]);
    await Promise.race([
      pause(interval, undefined, { signal, ref: false }).catch(() => {}),
      ...running,
    ]);
    rested.abort();
  }

  return {
    define: (kind) => kinds.set(kind.name, kind),
    kinds: () => [...kinds.values()],
    runDue,
    runAsked,
    start: () => {
      looking ??= plan().then(() => Promise.all(lanes.map(serve)));
    },
    stop: async () => {
      stopping.abort();
      await looking;
    },
  };
}

/** @throws at the kind's deadline, even if the run ignores its signal. */
async function within(
  { name, lane, deadline = laneRules[lane].deadline }: JobKind,
  lost: AbortController,
  run: () => Promise<unknown>,
): Promise<void> {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => {
    const error = new Error(`${name} took longer than ${deadline / 1_000} s.`);
    reject(error);
    lost.abort(error);
  }, deadline);
  try {
    await Promise.race([isOver, run()]);
  } finally {
    clearTimeout(limit);
  }
}
