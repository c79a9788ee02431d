import { readFileSync } from 'node:fs';

/** Milliseconds of a tick in `/proc`. Source: proc_pid_stat(5), with 100 ticks in a second on all Linux that Node runs on. */
const tick = 10;

/** Milliseconds of a processor that a process has had; null where the system does not say. */
export function readProcessorTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return null;
  }
}
