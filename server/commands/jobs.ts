import { CommandError } from '../platform/command-error.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/db.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { databaseNow } from '../platform/database/read-database-clock.ts';
import { discardJob, findFailedJobs, retryJob } from '../platform/jobs/job-state.repository.ts';
import type { Answer, Command } from './command.ts';

export const jobs: Command = {
  takes: 'list|retry|discard [KIND] [KEY]',
  does: 'lists what failed behind the scenes, runs it again, or gives it up; stop the embedded database first',
  run: ({ config, values: [act = '', kind, key = ''] }) =>
    within(config, async (db) => {
      if (act === 'list') return list(db);
      if (kind === undefined || !['retry', 'discard'].includes(act)) {
        throw new CommandError('jobs takes list, retry KIND [KEY] or discard KIND [KEY].', 'usage');
      }
      const name = { kind, key };
      const isDone = await (act === 'retry'
        ? retryJob(db, name, databaseNow)
        : discardJob(db, name));
      if (!isDone)
        throw new CommandError(`No failed job is called ${[kind, key].join(' ').trim()}.`);
      const lines = [act === 'retry' ? `${kind} runs again.` : `${kind} is discarded.`];
      return { lines, json: { act, ...name } };
    }),
};

async function list(db: Db): Promise<Answer> {
  const failed = await findFailedJobs(db);
  const lines = failed.map(
    ({ kind, key, attempts, abandonedAt, lastError }) =>
      `${kind} ${key}: ${abandonedAt ? 'abandoned' : 'tried again'} after ${attempts} attempts (${lastError})`,
  );
  const json = {
    failed: failed.map(({ kind, key, attempts, abandonedAt, lastError }) => ({
      kind,
      key,
      attempts,
      abandonedAt,
      reason: lastError,
    })),
  };
  return { lines: lines.length > 0 ? lines : ['No job has failed.'], json };
}

async function within(config: Config, work: (db: Db) => Promise<Answer>) {
  const { db, close } = await openDatabase(config, { migrates: false });
  return work(db).finally(close);
}
