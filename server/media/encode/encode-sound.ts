import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { askWorker } from '../ask-worker.ts';
import type { EncodeAnswer, EncodeOrder, Encoding } from './encode-messages.ts';
import { BrokenSound } from './samples.ts';

/**
 * Encodes FLAC, WAV or Apple Lossless to MP3 of 320 kbit/s, chunk by chunk in a thread.
 *
 * @throws {BrokenSound} for an undecodable or truncated file.
 */
export async function* encodeSound(
  original: Readable,
  encoding: Encoding,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void, undefined> {
  const worker = new Worker(new URL('./encode.worker.ts', import.meta.url), {
    workerData: encoding,
  });
  const ask = async (order: EncodeOrder): Promise<Buffer> => {
    const answer = await askWorker<EncodeAnswer>(worker, order, signal);
    if (answer.kind === 'made') return Buffer.from(answer.bytes);
    throw answer.isBroken ? new BrokenSound(answer.message) : new Error(answer.message);
  };
  try {
    for await (const bytes of original as AsyncIterable<Buffer>) {
      const made = await ask({ kind: 'bytes', bytes });
      if (made.length > 0) yield made;
    }
    yield await ask({ kind: 'end' });
  } finally {
    original.destroy();
    await worker.terminate();
  }
}
