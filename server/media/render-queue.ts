import { busy } from '../platform/busy.ts';

type Priority = 'now' | 'idle';

export type RenderQueue = {
  /**
   * Runs a task in its turn; `idle` ones start only while nothing else is wanted.
   *
   * @throws {Problem} 503 when too many wait already.
   */
  run: <Result>(priority: Priority, task: () => Promise<Result>) => Promise<Result>;
  /** Starts nothing more (what waits is rejected) and waits for what is under way. */
  close: () => Promise<void>;
};

/** At most this many drawings at once: two cores also carry the server and its database. */
const drawingsAtOnce = 2;

/** Tasks that may wait, about six seconds of drawing: the pictures of several pages never seen. */
const waitingMost = 256;

/** Seconds after which whoever finds no room asks again. */
const retryAfter = 5;

/** Keeps drawing from taking the machine: few at once, what a person waits for first. */
export function createRenderQueue(atOnce = drawingsAtOnce): RenderQueue {
  const waiting: Record<Priority, (() => void)[]> = { now: [], idle: [] };
  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  function startNext() {
    if (running.size >= atOnce) return;
    const start = waiting.now.shift() ?? (running.size === 0 ? waiting.idle.shift() : undefined);
    start?.();
  }

  async function run<Result>(priority: Priority, task: () => Promise<Result>): Promise<Result> {
    if (waiting[priority].length >= waitingMost) throw busy(retryAfter);
    return new Promise((resolve, reject) => {
      waiting[priority].push(() => {
        if (isClosed) return reject(new Error('The images are closed.'));
        const done = task()
          .then(resolve, reject)
          .finally(() => {
            running.delete(done);
            startNext();
          });
        running.add(done);
      });
      startNext();
    });
  }

  async function close() {
    isClosed = true;
    for (const start of [...waiting.now.splice(0), ...waiting.idle.splice(0)]) start();
    await Promise.all(running);
  }

  return { run, close };
}
