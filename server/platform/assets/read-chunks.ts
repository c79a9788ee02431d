import type { IncomingMessage } from 'node:http';
import { StoreError } from './store-error.ts';

/** Milliseconds that a reader waits for the next bytes. */
const silence = 15_000;

/**
 * The body of an answer. Its reader may be slow; the store may not.
 *
 * @throws {StoreError} when it breaks off or nothing comes for a while.
 */
export async function* readChunks(answer: IncomingMessage): AsyncGenerator<Buffer> {
  const late = () => answer.destroy(new Error(`nothing came for ${silence / 1_000} s`));
  const chunks = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const timer = setTimeout(late, silence);
    let next;
    try {
      next = await chunks.next();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const details = { code: 'BrokenOff', isAnswered: true, isPassing: true };
      throw new StoreError(`The store broke off: ${reason}`, details);
    } finally {
      clearTimeout(timer);
    }
    if (next.done) return;
    yield next.value;
  }
}
