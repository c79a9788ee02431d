import { createMp3Encoder } from 'wasm-media-encoders';
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

  function begin({ channels, sampleRate }: Samples) {
    let rate = sampleRate;
    while (rate > highestRate) rate /= 2;
    encoder.configure({
      sampleRate,
      channels: channels.length === 1 ? 1 : 2,
      bitrate,
      outputSampleRate: rate as NonNullable<OutputRate>,
    });
    hasStarted = true;
  }

  return {
    encode(samples: Samples): Buffer {
      if (!hasStarted) begin(samples);
      return Buffer.concat(encodeParts(encoder, samples.channels));
    },
    end: (): Buffer => (hasStarted ? Buffer.from(encoder.finalize()) : Buffer.alloc(0)),
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
