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

/**
 * Takes in figures as CSV, then closes what is over, as a server does within an hour of a month's
 * end. In one process, with the settings of `nextMonth`, while the server is stopped.
 */
export function closeThisMonth(env: NodeJS.ProcessEnv, figures = ''): void {
  const script = fileURLToPath(new URL('./close-months.ts', import.meta.url));
  execFileSync(process.execPath, [script], { env, encoding: 'utf8', input: figures });
}
