const turns = new Map<string, Promise<void>>();

/** One after the other, also across tabs where the browser has locks. */
export function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locked = async () => {
    if (navigator.locks) await navigator.locks.request(`tonada-offline-${name}`, work);
    else await work();
  };
  const turn = (turns.get(name) ?? Promise.resolve()).then(locked);
  turns.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
