import { Worker } from 'node:worker_threads';
import { askWorker } from '../ask-worker.ts';
import type { Content } from '../../platform/content/content.ts';
import { mediaTypes } from '../music/house-file.ts';
import {
  type AnalysisAnswer,
  type AnalysisOrder,
  nothingClear,
  type SoundAnalysis,
  type Wanted,
} from './analysis-messages.ts';
import { decodeAac } from './decode-aac.ts';

/** Bytes. */
const atOnce = 256 * 1024;

/** Megabytes of a thread, besides what decoders have. */
const heap = 128;

async function* readAll(sound: Content): AsyncGenerator<Buffer> {
  const content = sound.open({ start: 0, end: sound.bytes });
  try {
    for (let position = 0; position < sound.bytes;) {
      const bytes = await content.read(position, Math.min(atOnce, sound.bytes - position));
      position += bytes.length;
      yield bytes;
    }
  } finally {
    content.close();
  }
}

/**
 * Decodes a sound as it is served, in a thread of low rank, and listens to it.
 *
 * @returns nothing clear for a file that cannot be decoded, and for AAC without FFmpeg
 * @throws what reading throws, and the signal's reason.
 */
export async function analyseSound(
  sound: Content,
  signal: AbortSignal,
  wanted: Wanted = 'all',
): Promise<SoundAnalysis> {
  const isAac = sound.type === mediaTypes.m4a;
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), {
    workerData: { type: isAac ? mediaTypes.wav : sound.type, wanted },
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const ask = (order: AnalysisOrder): Promise<AnalysisAnswer> =>
    askWorker<AnalysisAnswer>(worker, order, signal).catch(() => {
      signal.throwIfAborted();
      // A thread without memory ends with an error.
      return { kind: 'analysed', analysis: nothingClear };
    });
  try {
    for await (const bytes of isAac ? decodeAac(sound, signal) : readAll(sound)) {
      // The buffer may be a part of a larger one.
      const answer = await ask({ kind: 'bytes', bytes: Uint8Array.from(bytes) });
      if (answer.kind === 'analysed') return answer.analysis;
    }
    const answer = await ask({ kind: 'end' });
    return answer.kind === 'analysed' ? answer.analysis : nothingClear;
  } finally {
    await worker.terminate();
  }
}
