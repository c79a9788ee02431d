// Runs before anything is installed: no dependencies here.

/**
 * Returns npm's arguments to install what the lock file asks for, or undefined where node_modules
 * has it already. `found` is npm's own list of installed packages, which it writes last, so an
 * interrupted install has none. Development tools are skipped unless requested, and never
 * removed.
 */
export function planInstall(wanted, found, { withTools }) {
  const present = found?.packages ?? {};
  const isThere = ([path, entry]) =>
    present[path] ? present[path].version === entry.version : isDispensable(path, entry);
  const all = Object.entries(wanted?.packages ?? {});
  const isRunnable = found !== null && all.filter(([, { dev }]) => !dev).every(isThere);
  if (isRunnable && (!withTools || all.every(isThere))) return undefined;
  const hasTools = Object.values(present).some(({ dev }) => dev);
  // `npm ci` would first remove all packages under a running server.
  if (isRunnable && !hasTools) return ['install', '--no-save', '--include=dev'];
  return ['ci', withTools || hasTools ? '--include=dev' : '--omit=dev'];
}

/** Whether npm may leave out this lock file entry; the empty path is the project itself. */
function isDispensable(path, { devOptional, extraneous, optional, peer }) {
  return path === '' || optional || devOptional || extraneous || peer;
}
