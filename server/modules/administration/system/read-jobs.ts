import { type JobState, type Lane, lanes, type LaneState } from '#contract/job.ts';
import type { Dependencies } from '../../../platform/app.ts';
import {
  findFailedJobs,
  findRuns,
  findWaiting,
} from '../../../platform/jobs/job-state.repository.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { laneRules } from '../../../platform/jobs/lanes.ts';

type Context = Pick<Dependencies, 'db' | 'databaseClock'> & { jobs: Pick<Jobs, 'kinds'> };

const toText = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** Kinds are those that this server knows; a failed job of another kind is listed too. */
export async function readJobs({ db, databaseClock, jobs }: Context): Promise<JobState> {
  const now = await databaseClock();
  const waiting = new Map((await findWaiting(db, now)).map((row) => [row.kind, row]));
  const runs = new Map((await findRuns(db)).map((row) => [row.kind, row]));
  const known = new Map(jobs.kinds().map((kind) => [kind.name, kind]));
  const kinds = [...known.values()].map(({ name, lane, every }) => {
    const run = runs.get(name);
    const its = waiting.get(name);
    return {
      kind: name,
      lane,
      isRepeated: every !== undefined,
      isRunning: its?.isRunning ?? false,
      lastRun: run
        ? { at: run.endedAt.toISOString(), duration: run.duration, hasFailed: run.hasFailed }
        : null,
      nextAt: toText(its?.nextAt),
      waiting: its?.waiting ?? 0,
      waitingSince: toText(its?.waitingSince),
      abandoned: its?.abandoned ?? 0,
    };
  });
  const failed = (await findFailedJobs(db)).map((job) => ({
    kind: job.kind,
    key: job.key,
    reason: job.lastError ?? '',
    attempts: job.attempts,
    abandonedAt: toText(job.abandonedAt),
    nextAt: job.abandonedAt === null ? job.runAt.toISOString() : null,
    isRepeated: known.get(job.kind)?.every !== undefined,
  }));
  return { lanes: lanes.map((lane) => describeLane(lane, kinds, now)), kinds, failed };
}

function describeLane(lane: Lane, kinds: JobState['kinds'], now: Date): LaneState {
  const [oldest] = kinds
    .flatMap((kind) => (kind.lane === lane && kind.waitingSince ? [kind.waitingSince] : []))
    .toSorted();
  const waited = oldest === undefined ? 0 : now.getTime() - Date.parse(oldest);
  return {
    lane,
    waitingSince: oldest ?? null,
    isStandingStill: waited > laneRules[lane].patience,
  };
}
