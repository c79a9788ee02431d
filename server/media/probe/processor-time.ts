import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds. Source: proc_pid_stat(5), with 100 ticks per second. */
const tick = 10;

/** The name before these fields may contain anything. */
function readStat(path: string): string[] {
  const stat = readFileSync(`${path}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Milliseconds; null where the system does not report it. */
export function readProcessorTime(pid: number): number | null {
  try {
    const fields = readStat(`/proc/${pid}`);
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return null;
  }
}

export function hasWork(pid: number): boolean {
  const threads = `/proc/${pid}/task`;
  try {
    return readdirSync(threads).some((id) => readStat(`${threads}/${id}`)[0] !== 'S');
  } catch {
    return false;
  }
}
