import { createMp3Encoder } from 'wasm-media-encoders';
import { makeInfoFrame } from './info-frame.ts';
import type { Samples } from './samples.ts';

/** Kilobits per second, the most the format allows. */
const bitrate = 320;

/** Hertz, the most the format allows. */
const highestRate = 48_000;

/** Few samples at once save memory. */
const atOnce = 48_000;

type Mp3Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
type OutputRate = Parameters<Mp3Encoder['configure']>[0]['outputSampleRate'];

export async function mp3Maker() {
  const encoder = await createMp3Encoder();
  let hasStarted = false;
  /** The frame that stands first, once the encoder's own first one shows its header. */
  let toDescribe: number | null = null;

  function begin({ channels, sampleRate }: Samples, declared: number | null) {
    let rate = sampleRate;
    while (rate > highestRate) rate /= 2;
    encoder.configure({
      sampleRate,
      channels: channels.length === 1 ? 1 : 2,
      bitrate,
      outputSampleRate: rate as NonNullable<OutputRate>,
    });
    hasStarted = true;
    toDescribe = declared === null ? null : Math.round((declared * rate) / sampleRate);
  }

  function describe(encoded: Buffer): Buffer {
    if (toDescribe === null || encoded.length === 0) return encoded;
    const info = makeInfoFrame(encoded, toDescribe);
    toDescribe = null;
    return Buffer.concat([info, encoded]);
  }

  return {
    /** @param declared samples of each channel of the whole sound; null for unknown */
    encode(samples: Samples, declared: number | null): Buffer {
      if (!hasStarted) begin(samples, declared);
      return describe(Buffer.concat(encodeParts(encoder, samples.channels)));
    },
    end: (): Buffer => (hasStarted ? describe(Buffer.from(encoder.finalize())) : Buffer.alloc(0)),
  };
}

function encodeParts(encoder: Mp3Encoder, channels: Float32Array[]): Buffer[] {
  const length = channels[0]?.length ?? 0;
  const parts: Buffer[] = [];
  for (let start = 0; start < length; start += atOnce) {
    const part = channels.map((channel) => channel.subarray(start, start + atOnce));
    // The next call overwrites the encoder's memory.
    parts.push(Buffer.from(encoder.encode(part)));
  }
  return parts;
}
