import { parentPort, workerData } from 'node:worker_threads';
import { alacDecoder } from './alac-decoder.ts';
import type { EncodeAnswer, EncodeOrder, Encoding } from './encode-messages.ts';
import { flacDecoder } from './flac-decoder.ts';
import { mp3Maker } from './make-mp3.ts';
import { missingMost } from './missing-most.ts';
import { BrokenSound, type Samples } from './samples.ts';
import { wavDecoder } from './wav-decoder.ts';

const { format, seconds } = workerData as Encoding;
const decoders = { alac: alacDecoder, flac: flacDecoder, wav: wavDecoder };
const decoder = await decoders[format]();
const maker = await mp3Maker();
let frames = 0;

function encode(samples: Samples | null): Buffer {
  if (samples === null) return Buffer.alloc(0);
  frames += (samples.channels[0]?.length ?? 0) / samples.sampleRate;
  return maker.encode(samples, decoder.declared?.() ?? null);
}

async function encodeAll(bytes: Uint8Array): Promise<Buffer> {
  const made = [encode(await decoder.decode(bytes))];
  for (let more = await decoder.more?.(); more; more = await decoder.more?.()) {
    made.push(encode(more));
  }
  return Buffer.concat(made);
}

async function answer(order: EncodeOrder): Promise<EncodeAnswer> {
  if (order.kind === 'bytes') {
    return { kind: 'made', bytes: await encodeAll(order.bytes) };
  }
  const rest = encode(await decoder.flush());
  if (frames < seconds - missingMost(seconds)) throw new BrokenSound('no-end');
  return { kind: 'made', bytes: Buffer.concat([rest, maker.end()]) };
}

parentPort?.on('message', (order: EncodeOrder) => {
  void answer(order)
    .catch((error: unknown): EncodeAnswer => ({
      kind: 'failed',
      isBroken: error instanceof BrokenSound,
      message: String(error),
    }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    .then((encoded) => parentPort?.postMessage(encoded));
});
