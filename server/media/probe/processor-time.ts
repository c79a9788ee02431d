import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick in `/proc`. Source: proc_pid_stat(5), with 100 ticks in a second on all Linux that Node runs on. */
const tick = 10;

/** What `/proc` says of a process or thread, from its state on: the name before it may hold anything. */
function readStat(path: string): string[] {
  const stat = readFileSync(`${path}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Milliseconds of a processor that a process has had; null where the system does not say. */
export function readProcessorTime(pid: number): number | null {
  try {
    const fields = readStat(`/proc/${pid}`);
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return null;
  }
}

/** Whether a process has something to do, rather than waiting for what never comes. */
export function hasWork(pid: number): boolean {
  const threads = `/proc/${pid}/task`;
  try {
    return readdirSync(threads).some((id) => readStat(`${threads}/${id}`)[0] !== 'S');
  } catch {
    return false;
  }
}
