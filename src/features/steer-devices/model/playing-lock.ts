const name = 'tonada-player-sounds';

/** Without browser locks (plain http) no tab knows of another one that plays. */
const findLocks = (): LockManager | undefined => navigator.locks;

/** Other tabs of the device see that this one plays, until the returned function is called. */
export function holdPlaying(): () => void {
  const ending = new AbortController();
  const untilEnd = () =>
    new Promise<void>((resolve) => {
      ending.signal.addEventListener('abort', () => resolve());
    });
  findLocks()
    ?.request(name, { signal: ending.signal }, untilEnd)
    .catch(() => undefined);
  return () => ending.abort();
}

export async function isAnyTabPlaying(): Promise<boolean> {
  const state = await findLocks()
    ?.query()
    .catch(() => undefined);
  return state?.held?.some((lock) => lock.name === name) ?? false;
}
