// Runs before anything is installed: no dependencies here.

/**
 * Returns npm's arguments, or undefined where node_modules matches the lock file. npm writes its
 * own list, `found`, last, so an interrupted install has none. Development tools are skipped
 * unless requested, and never removed.
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

/** The empty path is the project itself. */
function isDispensable(path, { devOptional, extraneous, optional, peer }) {
  return path === '' || optional || devOptional || extraneous || peer;
}
