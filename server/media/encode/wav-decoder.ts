import { BrokenSound, type Decoder, type Samples } from './samples.ts';

type Form = { channels: number; sampleRate: number; bits: number; isFloat: boolean };

/** Names of the coding in a format chunk. Source: RFC 2361; `extensible` names it further on. */
const codings = { integer: 1, float: 3, extensible: 0xfffe } as const;

/** Decodes a WAV file of whole numbers (8 to 32 bits) or floats. Bytes after the sound are left out. */
export function wavDecoder(): Decoder {
  let waiting: Buffer = Buffer.alloc(0);
  let form: Form | null = null;
  /** Bytes of sound that are still to come; null before the sound begins. */
  let left: number | null = null;

  function readChunks() {
    let position = 0;
    if (form === null && waiting.length >= 12 && waiting.toString('latin1', 0, 4) === 'RIFF')
      position = 12;
    while (left === null && waiting.length >= position + 8) {
      const name = waiting.toString('latin1', position, position + 4);
      const size = waiting.readUInt32LE(position + 4);
      const start = position + 8;
      if (name === 'data') {
        left = size;
        position = start;
        break;
      }
      const end = start + size + (size % 2);
      if (waiting.length < end) break;
      if (name === 'fmt ') form = readForm(waiting.subarray(start, end));
      position = end;
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
  };
}

function readForm(chunk: Buffer): Form {
  const coding = chunk.readUInt16LE(0);
  const named = coding === codings.extensible ? chunk.readUInt16LE(24) : coding;
  const [channels, bits] = [chunk.readUInt16LE(2), chunk.readUInt16LE(14)];
  const isKnown = named === codings.integer || named === codings.float;
  if (!isKnown || channels < 1 || channels > 2 || ![8, 16, 24, 32].includes(bits)) {
    throw new BrokenSound('unknown-coding');
  }
  return { channels, sampleRate: chunk.readUInt32LE(4), bits, isFloat: named === codings.float };
}

function toSamples(sound: Buffer, { channels, sampleRate, bits, isFloat }: Form): Samples {
  const bytes = bits / 8;
  const frames = sound.length / (bytes * channels);
  const scale = 2 ** (bits - 1);
  const valueAt = (position: number) => {
    if (isFloat) return sound.readFloatLE(position);
    // Eight bits have no sign.
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
