import { createMp3Encoder } from 'wasm-media-encoders';
import type { Samples } from './samples.ts';

/** Kilobits per second, constant: the most the format allows. */
const bitrate = 320;

/** The highest sample rate of an MP3, in hertz. */
const highestRate = 48_000;

/** Samples encoded at once, to keep memory use small. */
const atOnce = 48_000;

type Mp3Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
type OutputRate = Parameters<Mp3Encoder['configure']>[0]['outputSampleRate'];

/**
 * Encodes sound to MP3, chunk by chunk. Higher sample rates are halved until the format allows
 * them.
 */
export async function mp3Maker() {
  const encoder = await createMp3Encoder();
  let hasBegun = false;

  function begin({ channels, sampleRate }: Samples) {
    let rate = sampleRate;
    while (rate > highestRate) rate /= 2;
    encoder.configure({
      sampleRate,
      channels: channels.length === 1 ? 1 : 2,
      bitrate,
      outputSampleRate: rate as NonNullable<OutputRate>,
    });
    hasBegun = true;
  }

  return {
    /** The bytes that these samples made ready. */
    encode(samples: Samples): Buffer {
      if (!hasBegun) begin(samples);
      return Buffer.concat(encodeParts(encoder, samples.channels));
    },
    /** The last bytes; none where there was no sound. */
    end: (): Buffer => (hasBegun ? Buffer.from(encoder.finalize()) : Buffer.alloc(0)),
  };
}

function encodeParts(encoder: Mp3Encoder, channels: Float32Array[]): Buffer[] {
  const length = channels[0]?.length ?? 0;
  const parts: Buffer[] = [];
  for (let start = 0; start < length; start += atOnce) {
    const part = channels.map((channel) => channel.subarray(start, start + atOnce));
    // The encoder's own memory, which the next call overwrites.
    parts.push(Buffer.from(encoder.encode(part)));
  }
  return parts;
}
