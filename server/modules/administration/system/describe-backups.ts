import type { JobState } from '#contract/job.ts';
import type { SystemState } from '#contract/system.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { isOn } from '../../accounts/service-setting/index.ts';
import { findLastBackup } from './backup-run.repository.ts';
import { findNextBackup } from './nightly-backup.ts';

export type Backups = Pick<SystemState, 'lastBackup' | 'failedBackup' | 'nightlyBackup'>;

/** @param jobs as last read; one that is due begins with the next run of its job. */
export async function describeBackups(
  { db, config, clock }: Pick<Dependencies, 'db' | 'config' | 'clock'>,
  jobs?: JobState,
): Promise<Backups> {
  const [{ last, failed }, isSwitchedOn] = await Promise.all([
    findLastBackup(db),
    isOn(db, 'nightlyBackup'),
  ]);
  const obstacle = findObstacle(config);
  const run = jobs?.kinds.find(({ kind }) => kind === 'system.backup');
  const night = await findNextBackup(last, { config, clock });
  const attempt = failed ?? last;
  return {
    lastBackup: last && {
      at: last.endedAt.toISOString(),
      bytes: last.bytes ?? 0,
      place: last.place,
    },
    failedBackup:
      failed && obstacle === null && isSwitchedOn
        ? { at: failed.endedAt.toISOString(), reason: failed.failure ?? '' }
        : null,
    nightlyBackup: {
      obstacle,
      lastAttempt: attempt && { at: attempt.endedAt.toISOString(), failure: attempt.failure },
      nextAt: obstacle === null ? (night?.toISOString() ?? run?.nextAt ?? null) : null,
    },
  };
}

function findObstacle({ backupDir, databaseUrl }: Dependencies['config']) {
  if (backupDir !== null) return null;
  return databaseUrl === undefined ? 'off' : 'noFolder';
}
