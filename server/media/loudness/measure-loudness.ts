import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Content } from '../../platform/content/content.ts';
import type { LoudnessAnswer, LoudnessOrder } from './loudness-messages.ts';

/** Bytes. */
const atOnce = 256 * 1024;

/** Megabytes of a thread, besides what decoders have. */
const heap = 128;

/**
 * Decodes a sound as it is served, in a thread.
 *
 * @returns integrated LUFS; null for silence, AAC and a file that cannot be decoded
 * @throws what reading throws, and the signal's reason.
 */
export async function measureLoudness(sound: Content, signal: AbortSignal): Promise<number | null> {
  const content = sound.open({ start: 0, end: sound.bytes });
  const worker = new Worker(new URL('./loudness.worker.ts', import.meta.url), {
    workerData: { type: sound.type },
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const ask = async (order: LoudnessOrder): Promise<LoudnessAnswer> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(order);
    try {
      const [answer] = (await once(worker, 'message', { signal })) as [LoudnessAnswer];
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      // A thread without memory ends with an error.
      if (error instanceof Error) return { kind: 'measured', loudness: null };
      throw error;
    }
  };
  try {
    for (let position = 0; position < sound.bytes;) {
      const bytes = await content.read(position, Math.min(atOnce, sound.bytes - position));
      position += bytes.length;
      // The buffer may be a part of a larger one.
      const answer = await ask({ kind: 'bytes', bytes: Uint8Array.from(bytes) });
      if (answer.kind === 'measured') return answer.loudness;
    }
    const answer = await ask({ kind: 'end' });
    return answer.kind === 'measured' ? answer.loudness : null;
  } finally {
    content.close();
    await worker.terminate();
  }
}
