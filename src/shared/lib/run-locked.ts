/**
 * Runs one work of this name at a time across all tabs. Without browser locks (plain http, blocked
 * site data) every tab runs its own at once.
 *
 * @throws what the work throws, and the signal's reason while it waits
 */
export async function runLocked<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, signal ? { signal } : {}, begin);
  } catch (reason) {
    const isRefused = reason instanceof DOMException && reason.name === 'SecurityError';
    if (hasBegun || !isRefused) throw reason;
    return work();
  }
}
