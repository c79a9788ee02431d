import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/**
 * Sends an order to a thread that answers each with one message.
 *
 * @throws what ends the thread, and the signal's reason.
 */
export async function askWorker<Answer>(
  worker: Worker,
  order: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(order);
  const [answer] = (await once(worker, 'message', { signal })) as [Answer];
  return answer;
}
