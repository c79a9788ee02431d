// Runs before anything is installed: no dependencies here.

/**
 * How npm brings node_modules to what the lock file asks for, or undefined where it is there already. `found` is
 * npm's own list of what it installed, which it writes last: after an interrupted install there is none. The tools of
 * developers are left out where nobody asks for them, and not taken from those who have them.
 * The answer is what npm is told.
 */
export function planInstall(wanted, found, { withTools }) {
  const present = found?.packages ?? {};
  const isThere = ([path, entry]) =>
    present[path] ? present[path].version === entry.version : isDispensable(path, entry);
  const all = Object.entries(wanted?.packages ?? {});
  const isRunnable = found !== null && all.filter(([, { dev }]) => !dev).every(isThere);
  if (isRunnable && (!withTools || all.every(isThere))) return undefined;
  const hasTools = Object.values(present).some(({ dev }) => dev);
  // `npm ci` takes all packages away first, below a server that may be running.
  if (isRunnable && !hasTools) return ['install', '--no-save', '--include=dev'];
  return ['ci', withTools || hasTools ? '--include=dev' : '--omit=dev'];
}

/** Whether npm may have left this entry of the lock file out; the empty path is the project itself. */
function isDispensable(path, { devOptional, extraneous, optional, peer }) {
  return path === '' || optional || devOptional || extraneous || peer;
}
