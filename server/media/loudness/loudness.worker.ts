import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Decoder, Samples } from '../encode/samples.ts';
import { createLoudnessMeter, type LoudnessMeter } from './loudness-meter.ts';
import type { LoudnessAnswer, LoudnessOrder } from './loudness-messages.ts';
import { openDecoder } from './open-decoder.ts';

// On Linux alone it is the thread's own rank.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const { type } = workerData as { type: string };
let decoder: Decoder | null = null;
let meter: LoudnessMeter | null = null;
let sampleRate = 0;

function hear(samples: Samples | null) {
  if (samples === null) return;
  // Chained streams of other rates are no part of the measurement.
  if (meter === null) ({ sampleRate } = samples);
  else if (samples.sampleRate !== sampleRate) return;
  meter ??= createLoudnessMeter(sampleRate);
  meter.add(samples.channels.slice(0, 2));
}

async function answer(order: LoudnessOrder): Promise<LoudnessAnswer> {
  if (order.kind === 'end') {
    hear((await decoder?.flush()) ?? null);
    return { kind: 'measured', loudness: meter?.read() ?? null };
  }
  decoder ??= await openDecoder(type, Buffer.from(order.bytes));
  if (decoder === null) return { kind: 'measured', loudness: null };
  hear(await decoder.decode(order.bytes));
  return { kind: 'more' };
}

parentPort?.on('message', (order: LoudnessOrder) => {
  void answer(order)
    .catch((): LoudnessAnswer => ({ kind: 'measured', loudness: null }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    .then((message) => parentPort?.postMessage(message));
});
