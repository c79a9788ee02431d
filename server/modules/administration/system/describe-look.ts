import type { FileLookState } from '#contract/system.ts';
import type { Db } from '../../../platform/database/db.ts';
import { countFaults, findLook } from './file-look.repository.ts';

/** @returns null before the first night. */
export async function describeLook(db: Db): Promise<FileLookState | null> {
  const look = await findLook(db);
  if (look === null || look.round === 0) return null;
  const { startedAt, endedAt, step, done, total } = look;
  const faults = new Map((await countFaults(db)).map((row) => [row.fault, row]));
  const count = (fault: 'missing' | 'changed' | 'untracked') => faults.get(fault)?.count ?? 0;
  const days = [faults.get('missing')?.newest, faults.get('changed')?.newest];
  return {
    wholeAt: endedAt?.toISOString() ?? null,
    underWay:
      step === 'done'
        ? null
        : // Uploads of meanwhile are looked at too.
          { since: startedAt.toISOString(), done, total: Math.max(done, total) },
    missing: count('missing'),
    changed: count('changed'),
    untracked: count('untracked'),
    damagedOn:
      days
        .filter((day) => day !== undefined)
        .toSorted()
        .at(-1) ?? null,
  };
}
