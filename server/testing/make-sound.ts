import { createMp3Encoder } from 'wasm-media-encoders';
import { toWav } from '../demo/sound/to-wav.ts';

const sampleRate = 44_100;

/** `pitch` is in hertz. */
function tone(seconds: number, pitch: number, rate = sampleRate): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, index) => 0.3 * Math.sin((2 * Math.PI * pitch * index) / rate),
  );
}

type Mp3Form = { pitch?: number; bitrate?: 128 | 320; sound?: Float32Array };

/** Encoding takes longer than most tests, and the files of a worker want the same few tones. */
const encoded = new Map<string, Promise<Buffer>>();

/** 320 kbit/s by default. */
export async function makeMp3(seconds: number, form: Mp3Form = {}): Promise<Buffer> {
  const { pitch = 440, bitrate = 320, sound } = form;
  if (sound) return encodeMp3(sound, bitrate);
  const name = `${seconds} ${pitch} ${bitrate}`;
  const made = encoded.get(name) ?? encodeMp3(tone(seconds, pitch), bitrate);
  encoded.set(name, made);
  return Buffer.from(await made);
}

async function encodeMp3(sound: Float32Array, bitrate: 128 | 320): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 2, bitrate });
  const first = Buffer.from(encoder.encode([sound, sound]));
  return Buffer.concat([first, encoder.finalize()]);
}

/** 16 bits, mono, 44.1 kHz by default. */
export function makeWav(
  seconds: number,
  { pitch = 440, rate = sampleRate, sound = tone(seconds, pitch, rate) } = {},
): Buffer {
  return toWav(sound, rate);
}

type Extensible = { bits: 16 | 24 | 32 | 64; isFloat?: boolean };

/** A stereo WAV at 48 kHz in WAVE_FORMAT_EXTENSIBLE, as studio tools write it. Source: RFC 2361. */
export function makeExtensibleWav(seconds: number, { bits, isFloat = false }: Extensible): Buffer {
  const [rate, channels, bytes] = [48_000, 2, bits / 8];
  const sound = tone(seconds, 440, rate);
  const data = Buffer.alloc(sound.length * channels * bytes);
  for (let at = 0; at < sound.length * channels; at += 1) {
    const value = sound[Math.floor(at / channels)] ?? 0;
    if (!isFloat) data.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), at * bytes, bytes);
    else if (bits === 64) data.writeDoubleLE(value, at * bytes);
    else data.writeFloatLE(value, at * bytes);
  }
  const form = Buffer.alloc(40);
  form.writeUInt16LE(0xfffe, 0);
  form.writeUInt16LE(channels, 2);
  form.writeUInt32LE(rate, 4);
  form.writeUInt32LE(rate * channels * bytes, 8);
  form.writeUInt16LE(channels * bytes, 12);
  form.writeUInt16LE(bits, 14);
  form.writeUInt16LE(22, 16);
  form.writeUInt16LE(bits, 18);
  form.writeUInt32LE(3, 20);
  form.writeUInt16LE(isFloat ? 3 : 1, 24);
  form.write('000000001000800000aa00389b71', 26, 'hex');
  return chunk(
    'RIFF',
    Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', form), chunk('data', data)]),
  );
}

/** Chunks of `more` stand at the end. */
export type AiffForm = {
  coding?: string;
  bits?: number;
  channels?: number;
  pitch?: number;
  more?: Readonly<Record<string, Buffer>>;
};

/** AIFF, or AIFF-C with a coding; 44.1 kHz. Source: Apple, AIFF 1.3 and AIFF-C (1991). */
export function makeAiff(
  seconds: number,
  { coding, bits = 16, channels = 1, pitch = 440, more = {} }: AiffForm = {},
): Buffer {
  const bytes = bits / 8;
  const sound = tone(seconds, pitch);
  const data = Buffer.alloc(8 + sound.length * channels * bytes);
  for (let index = 0; index < sound.length * channels; index += 1) {
    const value = sound[Math.floor(index / channels)] ?? 0;
    const whole = Math.round(value * (2 ** (bits - 1) - 1));
    const at = 8 + index * bytes;
    if (coding === 'fl32') data.writeFloatBE(value, at);
    else if (coding === 'fl64') data.writeDoubleBE(value, at);
    else if (coding === 'raw ') data.writeUInt8(whole + 128, at);
    else if (coding === 'sowt') data.writeIntLE(whole, at, bytes);
    else data.writeIntBE(whole, at, bytes);
  }
  const common = Buffer.alloc(18);
  common.writeUInt16BE(channels, 0);
  common.writeUInt32BE(sound.length, 2);
  common.writeUInt16BE(bits, 6);
  // 44,100 as a number of 80 bits.
  common.write('400eac44', 8, 'hex');
  const name = coding === undefined ? none : Buffer.from(`${coding}\0\0`);
  const chunks = { COMM: Buffer.concat([common, name]), SSND: data, ...more };
  const parts = Object.entries(chunks).map(([id, content]) => {
    const head = Buffer.from(`${id}\0\0\0\0`);
    head.writeUInt32BE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  });
  const form = Buffer.concat([Buffer.from(coding === undefined ? 'AIFF' : 'AIFC'), ...parts]);
  const head = Buffer.from('FORM\0\0\0\0');
  head.writeUInt32BE(form.length, 4);
  return Buffer.concat([head, form]);
}

const none = Buffer.alloc(0);

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** CRC of FLAC frames. Source: RFC 9639, 9.1.8 and 9.3. */
function checksum(bytes: Uint8Array, bits: 8 | 16, polynomial: number): number {
  const top = 2 ** (bits - 1);
  let rest = 0;
  for (const byte of bytes) {
    rest ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) {
      rest = (rest & top) === 0 ? rest << 1 : (rest << 1) ^ polynomial;
    }
    rest &= 2 ** bits - 1;
  }
  return rest;
}

type FlacForm = { rate?: number; isSilent?: boolean; knowsLength?: boolean };

/** 16 bits, mono, in verbatim frames of 4,096 samples, or constant frames for silence. */
export function toFlac(
  sound: Float32Array,
  { rate = sampleRate, isSilent = false, knowsLength = true }: FlacForm = {},
): Buffer {
  const block = 4096;
  const about = Buffer.alloc(42);
  about.write('fLaC');
  about.writeUInt8(0x80, 4);
  about.writeUInt8(34, 7);
  about.writeUInt16BE(block, 8);
  about.writeUInt16BE(block, 10);
  // 20 bits of sample rate, 3 of channels, 5 of depth, 36 of sample count.
  const form = (BigInt(rate) << 44n) | (15n << 36n) | BigInt(knowsLength ? sound.length : 0);
  about.writeBigUInt64BE(form, 18);
  // 44.1 kHz is said by each frame, another rate by the file alone.
  const rateCode = rate === 44_100 ? 9 : 0;
  const written = Array.from({ length: Math.ceil(sound.length / block) }, (_, index) => {
    const number = index < 0x80 ? [index] : [0xc0 | (index >> 6), 0x80 | (index & 0x3f)];
    const samples = Math.min(block, sound.length - index * block);
    // A shorter frame says how long it is.
    const [code, length] =
      samples === block ? [0xc0, []] : [0x70, [(samples - 1) >> 8, (samples - 1) & 0xff]];
    const head = Buffer.from([0xff, 0xf8, code | rateCode, 0x08, ...number, ...length]);
    const values = isSilent ? 1 : samples;
    const body = Buffer.alloc(values * 2);
    for (let at = 0; at < values; at += 1) {
      const value = isSilent ? 0 : (sound[index * block + at] ?? 0);
      body.writeInt16BE(Math.round(value * 32_767), at * 2);
    }
    const frame = Buffer.concat([
      head,
      Buffer.from([checksum(head, 8, 0x07), isSilent ? 0x00 : 0x02]),
      body,
    ]);
    const end = Buffer.alloc(2);
    end.writeUInt16BE(checksum(frame, 16, 0x8005));
    return Buffer.concat([frame, end]);
  });
  return Buffer.concat([about, ...written]);
}

/** In whole frames. */
export function makeFlac(
  seconds: number,
  { pitch = 440, ...form }: FlacForm & { pitch?: number } = {},
): Buffer {
  const sound = tone(seconds, pitch);
  return toFlac(sound.subarray(0, Math.floor(sound.length / 4096) * 4096), form);
}
