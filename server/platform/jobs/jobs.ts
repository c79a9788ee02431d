import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
import type { JobRow } from './job.table.ts';

/** In milliseconds. */
const interval = 5_000;

/** Milliseconds: ten seconds, twenty … an hour. */
const retryAfter = (attempts: number) => Math.min(10_000 * 2 ** (attempts - 1), 3_600_000);

/** The tenth attempt comes after almost an hour and a half. */
const patience = 10;

export type JobContext = {
  payload: unknown;
  /** From 1; restarts after a success. */
  attempt: number;
  /** Fires when another server takes the job over. */
  signal: AbortSignal;
};

export type JobKind = {
  name: string;
  /** In milliseconds. */
  every?: number;
  /** Takes minutes and has a queue of its own. */
  isLong?: true;
  /** Must be repeatable. */
  run: (context: JobContext) => Promise<unknown>;
};

type Log = { error: (details: object, message: string) => void };

export type Jobs = {
  define: (kind: JobKind) => void;
  runDue: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
};

/** Source: docs/decisions/jobs.md. */
export function makeJobs(
  { db, databaseClock, databaseNow }: Pick<Foundation, 'db' | 'databaseClock' | 'databaseNow'>,
  log: Log,
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

  async function runDue(isWanted: (kind: JobKind) => boolean = () => true) {
    await planRepeated(await databaseClock());
    const wanted = [...kinds.values()].filter(isWanted).map(({ name }) => name);
    while (!stopping.signal.aborted) {
      const holder = randomUUID();
      const job = await takeJob(db, { kinds: wanted, now: databaseNow(), holder });
      if (!job) return;
      await work(job, holder);
    }
  }

  async function work({ kind: name, key, payload, attempts }: JobRow, holder: string) {
    const kind = kinds.get(name);
    if (!kind) return;
    const lost = new AbortController();
    const keepLease = async () => {
      if (!(await renewLease(db, holder))) lost.abort();
    };
    const renewal = setInterval(() => void keepLease().catch(() => {}), renewEvery);
    try {
      const signal = AbortSignal.any([stopping.signal, lost.signal]);
      await kind.run({ payload, attempt: attempts, signal });
      if (kind.every === undefined) await finishJob(db, holder);
      else await postponeJob(db, holder, { runAt: await after(kind.every) });
    } catch (error) {
      log.error({ err: error, job: name, key, attempts }, 'a job failed');
      await giveBack(kind, holder, { attempts, error });
    } finally {
      clearInterval(renewal);
    }
  }

  async function giveBack(
    { every }: JobKind,
    holder: string,
    { attempts, error }: { attempts: number; error: unknown },
  ) {
    const lastError = String(error).slice(0, 1_000);
    if (every === undefined && attempts >= patience) {
      return abandonJob(db, holder, { at: await databaseClock(), lastError });
    }
    const wait = Math.min(retryAfter(attempts), every ?? Infinity);
    return postponeJob(db, holder, { runAt: await after(wait), lastError });
  }

  async function look(isWanted: (kind: JobKind) => boolean) {
    while (!stopping.signal.aborted) {
      await runDue(isWanted).catch((err: unknown) =>
        log.error({ err }, 'no job could be looked for'),
      );
      await pause(interval, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    define: (kind) => kinds.set(kind.name, kind),
    runDue: () => runDue(),
    start: () => {
      looking ??= Promise.all([
        look(({ isLong = false }) => !isLong),
        look(({ isLong = false }) => isLong),
      ]);
    },
    stop: async () => {
      stopping.abort();
      await looking;
    },
  };
}
