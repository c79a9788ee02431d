import { busyProblem } from '../platform/busy-problem.ts';

export type Priority = 'now' | 'idle';

export type RenderQueue = {
  /**
   * @param by callers take turns.
   * @throws {Problem} 503 when too many tasks wait.
   */
  run: <Result>(priority: Priority, task: () => Promise<Result>, by?: string) => Promise<Result>;
  /** Rejects waiting tasks and waits for running ones. */
  close: () => Promise<void>;
};

/** Two cores also run the database. */
const drawingsAtOnce = 2;

/** 256 pictures take about six seconds. */
const waitingMost = 256;
const waitingOfOne = 160;

/** Seconds. */
const retryAfter = 5;

type Waiting = { by: string; start: () => void };

export function createRenderQueue(atOnce = drawingsAtOnce): RenderQueue {
  const waiting: Record<Priority, Waiting[]> = { now: [], idle: [] };
  const running = new Map<Promise<unknown>, string>();
  let last: string | undefined;
  let isClosed = false;

  const countRunning = (by: string) => [...running.values()].filter((each) => each === by).length;

  /** The caller with the fewest running tasks comes first. */
  function takeNow(): Waiting | undefined {
    const runs = new Map<string, number>();
    let next = -1;
    let fewest = Infinity;
    for (const [index, { by }] of waiting.now.entries()) {
      const own = runs.get(by) ?? countRunning(by) + (by === last ? 0.5 : 0);
      runs.set(by, own);
      if (own >= fewest) continue;
      [next, fewest] = [index, own];
      if (own === 0) break;
    }
    return next < 0 ? undefined : waiting.now.splice(next, 1)[0];
  }

  function startNext() {
    if (running.size >= atOnce) return;
    const next = takeNow() ?? (running.size === 0 ? waiting.idle.shift() : undefined);
    if (next === undefined) return;
    last = next.by;
    next.start();
  }

  async function run<Result>(priority: Priority, task: () => Promise<Result>, by = '') {
    const queue = waiting[priority];
    const own = queue.filter((each) => each.by === by).length;
    if (queue.length >= waitingMost || (by !== '' && own >= waitingOfOne))
      throw busyProblem(retryAfter);
    return new Promise<Result>((resolve, reject) => {
      const start = () => {
        if (isClosed) return reject(new Error('The images are closed.'));
        const done = task()
          .then(resolve, reject)
          .finally(() => {
            running.delete(done);
            startNext();
          });
        running.set(done, by);
      };
      queue.push({ by, start });
      startNext();
    });
  }

  async function close() {
    isClosed = true;
    for (const { start } of [...waiting.now.splice(0), ...waiting.idle.splice(0)]) start();
    await Promise.all(running.keys());
  }

  return { run, close };
}
