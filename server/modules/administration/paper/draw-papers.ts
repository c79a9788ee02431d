import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';

export type OrderedPaper = { id: number; paper: Paper };
export type DrawnPaper = { id: number; bytes: Uint8Array } | { id: number; failure: string };

export type Printer = {
  draw: (paper: Paper) => Promise<Buffer>;
  /** Fails unfinished papers. */
  close: () => Promise<void>;
};

/** Milliseconds. */
const idleMost = 15_000;

/**
 * Draws in one thread, because a paper takes a tenth of a second; the thread starts on demand and
 * ends when it is idle.
 */
export function openPrinter(): Printer {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function fail(error: Error) {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('paper.worker.ts', import.meta.url));
    started.on('message', (drawn: DrawnPaper) => {
      const paper = waiting.get(drawn.id);
      waiting.delete(drawn.id);
      if ('bytes' in drawn) paper?.resolve(Buffer.from(drawn.bytes));
      else paper?.reject(new Error(drawn.failure));
      if (waiting.size === 0) idle = setTimeout(() => void close(), idleMost).unref();
    });
    started.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    return started;
  }

  async function close() {
    const ending = worker;
    fail(new Error('The printer is closed.'));
    await ending?.terminate();
  }

  return {
    draw(paper) {
      clearTimeout(idle);
      worker ??= start();
      last += 1;
      const drawn = Promise.withResolvers<Buffer>();
      waiting.set(last, drawn);
      const order: OrderedPaper = { id: last, paper };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage(order);
      return drawn.promise;
    },
    close,
  };
}
