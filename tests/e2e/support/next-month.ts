import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** In UTC, as `yyyy-mm`. */
export const thisMonth = () => new Date().toISOString().slice(0, 7);

/** Settings that move a server's or a command's clock to the second day of the next month. */
export function nextMonth(): Record<string, string> {
  const now = new Date();
  const second = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2);
  const clock = fileURLToPath(new URL('./shift-clock.ts', import.meta.url));
  return { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD: `${second - now.getTime()}` };
}

/** With the settings of `nextMonth`. A server closes the month before within an hour of its end. */
export function closeThisMonth(env: NodeJS.ProcessEnv): void {
  const close = (month: string) =>
    execFileSync(process.execPath, ['server/figures.ts', '--close', month], {
      env,
      encoding: 'utf8',
    });
  const [year = 0, month = 0] = thisMonth().split('-').map(Number);
  try {
    close(thisMonth());
  } catch {
    close(new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7));
    close(thisMonth());
  }
}
