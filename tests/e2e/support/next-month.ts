import { fileURLToPath } from 'node:url';

/** The month that is now, in UTC, as `yyyy-mm`. */
export const thisMonth = () => new Date().toISOString().slice(0, 7);

/** Settings of a server, or of a command on its data, that lives on the second day of the next month. */
export function nextMonth(): Record<string, string> {
  const now = new Date();
  const second = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2);
  const clock = fileURLToPath(new URL('./shift-clock.ts', import.meta.url));
  return { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD: `${second - now.getTime()}` };
}
