import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Decoder, Samples } from '../encode/samples.ts';
import {
  type AnalysisAnswer,
  type AnalysisOrder,
  nothingClear,
  type SoundAnalysis,
  type Wanted,
} from './analysis-messages.ts';
import { createFingerprintMeter } from './fingerprint-meter.ts';
import { createKeyMeter } from './key-meter.ts';
import { createLoudnessMeter } from './loudness-meter.ts';
import { openDecoder } from './open-decoder.ts';
import { createTempoMeter } from './tempo-meter.ts';

// On Linux alone it is the thread's own rank.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const { type, wanted } = workerData as { type: string; wanted: Wanted };

const openMeters = (sampleRate: number) => ({
  sampleRate,
  fingerprint: createFingerprintMeter(sampleRate),
  ...(wanted === 'all' && {
    loudness: createLoudnessMeter(sampleRate),
    tempo: createTempoMeter(sampleRate),
    key: createKeyMeter(sampleRate),
  }),
});

let decoder: Decoder | null = null;
let meters: ReturnType<typeof openMeters> | null = null;

function hear(samples: Samples | null) {
  const [left, right] = samples?.channels ?? [];
  if (!samples || !left) return;
  meters ??= openMeters(samples.sampleRate);
  // A chained stream of another rate is no part of it.
  if (samples.sampleRate !== meters.sampleRate) return;
  meters.loudness?.add(samples.channels.slice(0, 2));
  const middle = right ? left.map((sample, index) => (sample + (right[index] ?? 0)) / 2) : left;
  meters.tempo?.add(middle);
  meters.key?.add(middle);
  meters.fingerprint.add(middle);
}

function read(): SoundAnalysis {
  if (meters === null) return nothingClear;
  const { loudness, tempo, key, fingerprint } = meters;
  return {
    loudness: loudness?.read() ?? null,
    tempo: tempo?.read() ?? null,
    tonic: key?.read() ?? null,
    fingerprint: fingerprint.read(),
  };
}

async function answer(order: AnalysisOrder): Promise<AnalysisAnswer> {
  if (order.kind === 'end') {
    hear((await decoder?.flush()) ?? null);
    return { kind: 'analysed', analysis: read() };
  }
  decoder ??= await openDecoder(type, Buffer.from(order.bytes));
  if (decoder === null) return { kind: 'analysed', analysis: nothingClear };
  hear(await decoder.decode(order.bytes));
  const isDone = wanted === 'fingerprint' && meters?.fingerprint.isFull() === true;
  return isDone ? { kind: 'analysed', analysis: read() } : { kind: 'more' };
}

parentPort?.on('message', (order: AnalysisOrder) => {
  void answer(order)
    .catch((): AnalysisAnswer => ({ kind: 'analysed', analysis: nothingClear }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    .then((message) => parentPort?.postMessage(message));
});
