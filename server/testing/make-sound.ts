import { createMp3Encoder } from 'wasm-media-encoders';
import { toWav } from '../media/demo/sound/to-wav.ts';

const sampleRate = 44_100;

/** A tone of so many seconds, told from others by its pitch in hertz. */
function tone(seconds: number, pitch: number, rate = sampleRate): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, index) => 0.3 * Math.sin((2 * Math.PI * pitch * index) / rate),
  );
}

/** An MP3 of a tone, at 320 kbit/s where nothing else is said. */
export async function makeMp3(
  seconds: number,
  { pitch = 440, bitrate = 320 }: { pitch?: number; bitrate?: 128 | 320 } = {},
): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 2, bitrate });
  const sound = tone(seconds, pitch);
  const first = Buffer.from(encoder.encode([sound, sound]));
  return Buffer.concat([first, encoder.finalize()]);
}

/** A WAV file of a tone: 16 bits, mono, at 44.1 kHz where nothing else is said. */
export function makeWav(seconds: number, { pitch = 440, rate = sampleRate } = {}): Buffer {
  return toWav(tone(seconds, pitch, rate), rate);
}

/** Remainder of bytes by a polynomial, as FLAC checks its frames. Source: RFC 9639, 9.1.8 and 9.3. */
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

/** A FLAC file of a tone: 16 bits, mono, in frames of 4,096 samples that are written out as they are. */
export function makeFlac(seconds: number, { pitch = 440 } = {}): Buffer {
  const block = 4096;
  const sound = tone(seconds, pitch);
  const frames = Math.floor(sound.length / block);
  const about = Buffer.alloc(42);
  about.write('fLaC');
  about.writeUInt8(0x80, 4);
  about.writeUInt8(34, 7);
  about.writeUInt16BE(block, 8);
  about.writeUInt16BE(block, 10);
  // 20 bits of the rate, 3 of the channels, 5 of the depth, 36 of the number of samples.
  const form = (BigInt(sampleRate) << 44n) | (15n << 36n) | BigInt(frames * block);
  about.writeBigUInt64BE(form, 18);
  const written = Array.from({ length: frames }, (_, index) => {
    const number = index < 0x80 ? [index] : [0xc0 | (index >> 6), 0x80 | (index & 0x3f)];
    const head = Buffer.from([0xff, 0xf8, 0xc9, 0x08, ...number]);
    const body = Buffer.alloc(block * 2);
    for (let at = 0; at < block; at += 1) {
      body.writeInt16BE(Math.round((sound[index * block + at] ?? 0) * 32_767), at * 2);
    }
    const frame = Buffer.concat([head, Buffer.from([checksum(head, 8, 0x07), 0x02]), body]);
    const end = Buffer.alloc(2);
    end.writeUInt16BE(checksum(frame, 16, 0x8005));
    return Buffer.concat([frame, end]);
  });
  return Buffer.concat([about, ...written]);
}
