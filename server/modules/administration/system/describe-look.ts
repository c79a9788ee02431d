import type { FileLookState } from '#contract/system.ts';
import type { FileFault } from '../../../platform/backup/find-damaged.ts';
import type { Db } from '../../../platform/database/db.ts';
import { countFaults, findLook } from './file-look.repository.ts';

const damages = ['missing', 'changed', 'unreadable'] as const;

/** @returns null before the first night. */
export async function describeLook(db: Db): Promise<FileLookState | null> {
  const look = await findLook(db);
  if (look === null || look.round === 0) return null;
  const { startedAt, endedAt, step, done, total, failure } = look;
  const faults = new Map((await countFaults(db)).map((row) => [row.fault, row]));
  const count = (fault: FileFault) => faults.get(fault)?.count ?? 0;
  const days = damages.map((fault) => faults.get(fault)?.newest);
  return {
    wholeAt: endedAt?.toISOString() ?? null,
    underWay:
      step === 'done'
        ? null
        : // Uploads of meanwhile are looked at too.
          { since: startedAt.toISOString(), done, total: Math.max(done, total) },
    failure,
    missing: count('missing'),
    changed: count('changed'),
    unreadable: count('unreadable'),
    untracked: count('untracked'),
    damagedOn:
      days
        .filter((day) => day !== undefined)
        .toSorted()
        .at(-1) ?? null,
  };
}
