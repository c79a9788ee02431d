import { Worker } from 'node:worker_threads';
import type { ReadMusic } from './read-music.ts';
import type { Refusal } from './scanned-sound.ts';

/** Milliseconds for a file, and for each MiB of it. */
const patience = 8_000;
const patiencePerMebibyte = 200;

const resourceLimits = { maxOldGenerationSizeMb: 256 };

type Answer = { music: ReadMusic } | { refusal: Refusal };

export type MusicReader = {
  /** @param bytes of the file, by which its time is measured. */
  read: (path: Buffer, bytes: number) => Promise<Answer>;
  close: () => Promise<void>;
};

/** Reads one file at a time, in a thread that ends with a file that takes too much. */
export function openMusicReader(): MusicReader {
  let worker: Worker | null = null;

  async function end() {
    const former = worker;
    worker = null;
    await former?.terminate();
  }

  return {
    async read(path, bytes) {
      worker ??= new Worker(new URL('./music.worker.ts', import.meta.url), { resourceLimits });
      const asked = worker;
      const answer = await new Promise<Answer>((resolve) => {
        const time = patience + (bytes / 1_048_576) * patiencePerMebibyte;
        const timer = setTimeout(() => resolve({ refusal: 'tooLong' }), time);
        const settle = (given: Answer) => {
          clearTimeout(timer);
          asked.removeAllListeners();
          resolve(given);
        };
        asked.once('message', settle);
        asked.once('error', () => settle({ refusal: 'damaged' }));
        asked.once('exit', () => settle({ refusal: 'damaged' }));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        asked.postMessage(Uint8Array.from(path));
      });
      const isSpent = 'refusal' in answer && ['tooLong', 'damaged'].includes(answer.refusal);
      if (isSpent) await end();
      return answer;
    },
    close: end,
  };
}
