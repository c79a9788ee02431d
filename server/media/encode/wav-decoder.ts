import { BrokenSound, type Decoder, type Samples } from './samples.ts';

type Form = { channels: number; sampleRate: number; bits: number; isFloat: boolean };

/** Source: RFC 2361; with `extensible` a later field holds the coding. */
const codings = { integer: 1, float: 3, extensible: 0xfffe } as const;

const depthsOf = new Map<number, readonly number[]>([
  [codings.integer, [8, 16, 24, 32]],
  [codings.float, [32, 64]],
]);

/** In bytes; no supported coding needs 64. */
const formMost = 1024;

/** Integers of 8 to 32 bits, and floats. */
export function wavDecoder(): Decoder {
  let waiting: Buffer = Buffer.alloc(0);
  let form: Form | null = null;
  let toSkip = 12;
  let left: number | null = null;
  let whole = 0;

  function readChunks() {
    let position = 0;
    while (left === null) {
      const skipped = Math.min(toSkip, waiting.length - position);
      position += skipped;
      toSkip -= skipped;
      if (toSkip > 0 || waiting.length < position + 8) break;
      const name = waiting.toString('latin1', position, position + 4);
      const size = waiting.readUInt32LE(position + 4);
      const start = position + 8;
      if (name === 'fmt ') {
        if (size > formMost) throw new BrokenSound('unknown-coding');
        if (waiting.length < start + size) break;
        form = readForm(waiting.subarray(start, start + size));
      }
      position = start;
      if (name === 'data') {
        left = size;
        whole = size;
      } else toSkip = size + (size % 2);
    }
    waiting = waiting.subarray(position);
  }

  function take(): Samples | null {
    if (left === null) return null;
    if (form === null) throw new BrokenSound('no-format');
    const frame = form.channels * (form.bits / 8);
    const usable = Math.min(waiting.length, left);
    const bytes = usable - (usable % frame);
    const sound = waiting.subarray(0, bytes);
    waiting = waiting.subarray(bytes);
    left -= bytes;
    return bytes === 0 ? null : toSamples(sound, form);
  }

  return {
    async decode(bytes) {
      if (left === 0) return null;
      waiting = Buffer.concat([waiting, bytes]);
      if (left === null) readChunks();
      return take();
    },
    async flush() {
      if (left === null) throw new BrokenSound('no-sound');
      return null;
    },
    declared: () => form && (Math.floor(whole / (form.channels * (form.bits / 8))) || null),
  };
}

function readForm(chunk: Buffer): Form {
  const coding = chunk.length < 16 ? 0 : chunk.readUInt16LE(0);
  const isNamedLater = coding === codings.extensible && chunk.length >= 26;
  const named = isNamedLater ? chunk.readUInt16LE(24) : coding;
  const depths = depthsOf.get(named);
  if (!depths) throw new BrokenSound('unknown-coding');
  const [channels, bits] = [chunk.readUInt16LE(2), chunk.readUInt16LE(14)];
  if (channels < 1 || channels > 2 || !depths.includes(bits)) {
    throw new BrokenSound('unknown-coding');
  }
  return { channels, sampleRate: chunk.readUInt32LE(4), bits, isFloat: named === codings.float };
}

/** @param sound whole samples of all channels, as a WAV has them. */
export function toSamples(sound: Buffer, { channels, sampleRate, bits, isFloat }: Form): Samples {
  const bytes = bits / 8;
  const frames = sound.length / (bytes * channels);
  const scale = 2 ** (bits - 1);
  const valueAt = (position: number) => {
    if (isFloat) return bits === 64 ? sound.readDoubleLE(position) : sound.readFloatLE(position);
    // Eight-bit samples are unsigned.
    if (bits === 8) return (sound.readUInt8(position) - scale) / scale;
    return sound.readIntLE(position, bytes) / scale;
  };
  return {
    sampleRate,
    channels: Array.from({ length: channels }, (_, channel) =>
      Float32Array.from({ length: frames }, (_value, frame) =>
        valueAt((frame * channels + channel) * bytes),
      ),
    ),
  };
}
