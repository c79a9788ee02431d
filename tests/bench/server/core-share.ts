import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Microseconds; short, so that a process that has used up its part does not stand still for long. */
const period = 20_000;

const root = '/sys/fs/cgroup';
const isSecond = existsSync(join(root, 'cgroup.controllers'));

/**
 * Holds a process to a share of a core by a control group, which Linux lets root make.
 *
 * @returns removes the group, once the process has ended.
 * @throws where the system has none, or not for this user.
 */
export async function holdToShare(pid: number, share: number): Promise<() => Promise<void>> {
  const folder = join(root, isSecond ? '' : 'cpu', `tonada-bench-${pid}`);
  await mkdir(folder);
  const quota = Math.round(share * period);
  if (isSecond) await writeFile(join(folder, 'cpu.max'), `${quota} ${period}`);
  else {
    await writeFile(join(folder, 'cpu.cfs_period_us'), `${period}`);
    await writeFile(join(folder, 'cpu.cfs_quota_us'), `${quota}`);
  }
  await writeFile(join(folder, 'cgroup.procs'), `${pid}`);
  return () => rmdir(folder);
}
