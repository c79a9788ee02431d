import { Worker } from 'node:worker_threads';
import type { CodePage } from '#contract/music-name.ts';
import type { ReadMusic } from './read-music.ts';
import type { Refusal } from './scanned-sound.ts';

/** Milliseconds for a file, and for each MiB of it. */
const patience = 8_000;
const patiencePerMebibyte = 200;

const resourceLimits = { maxOldGenerationSizeMb: 256 };

type Answer = { music: ReadMusic } | { refusal: Refusal };

export type MusicReader = {
  /**
   * @param bytes of the file, by which its time is measured.
   * @param codePage of names that are marked as Latin-1.
   */
  read: (path: Buffer, bytes: number, codePage?: CodePage | null) => Promise<Answer>;
  close: () => Promise<void>;
};

/** Reads one file at a time, in a thread that ends with a file that takes too much. */
export function openMusicReader(): MusicReader {
  let worker: Worker | null = null;
  let settle: (answer: Answer) => void = () => undefined;

  function start(): Worker {
    const started = new Worker(new URL('./music.worker.ts', import.meta.url), { resourceLimits });
    const fail = () => {
      if (worker !== started) return;
      worker = null;
      settle({ refusal: 'damaged' });
    };
    started.on('message', (answer: Answer) => {
      if (worker === started) settle(answer);
    });
    started.on('error', fail).on('exit', fail);
    return started;
  }

  async function end() {
    const former = worker;
    worker = null;
    await former?.terminate();
  }

  return {
    async read(path, bytes, codePage = null) {
      worker ??= start();
      const asked = worker;
      const time = patience + (bytes / 1_048_576) * patiencePerMebibyte;
      const answer = await new Promise<Answer>((resolve) => {
        const late = setTimeout(() => resolve({ refusal: 'tooLong' }), time);
        settle = (given) => {
          clearTimeout(late);
          resolve(given);
        };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        asked.postMessage({ path: Uint8Array.from(path), codePage });
      });
      if ('refusal' in answer && answer.refusal === 'tooLong') await end();
      return answer;
    },
    close: end,
  };
}
