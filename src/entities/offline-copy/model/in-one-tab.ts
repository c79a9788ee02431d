import { runLocked } from '@/shared/lib/run-locked';

const turns = new Map<string, Promise<void>>();

/** One after the other, also across tabs. */
export function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locked = () => runLocked(`tonada-offline-${name}`, work);
  const turn = (turns.get(name) ?? Promise.resolve()).then(locked);
  turns.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
