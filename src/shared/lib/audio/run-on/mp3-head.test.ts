import { expect, it } from 'vitest';
import { readFrame } from '@/shared/rules/mp3-frame.ts';
import { cutFrames } from './mp3-frame';
import { locate, readHead, tagBytes } from './mp3-head';

/** 128 kbit/s, 44.1 kHz, stereo; of 417 or, padded, 418 bytes. */
function frame(isPadded = false, fill = 1) {
  const bytes = new Uint8Array(isPadded ? 418 : 417).fill(fill);
  bytes.set([0xff, 0xfb, isPadded ? 0x92 : 0x90, 0x00]);
  return bytes;
}

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** LAME 3.100 with a delay of 576 samples. */
function info(name: string, padding: number, flags = 0x0f) {
  const bytes = frame(false, 0);
  const text = (words: string, at: number) =>
    bytes.set(
      [...words].map((letter) => letter.charCodeAt(0)),
      at,
    );
  text(name, 36);
  bytes.set([0, 0, 0, flags, 0, 0, 0, 200], 40);
  bytes.set(
    Array.from({ length: 100 }, (_, index) => index * 2),
    52,
  );
  text('LAME3.100', 156);
  bytes.set([576 >> 4, ((576 & 15) << 4) | (padding >> 8), padding & 255], 177);
  return bytes;
}

it('reads frames of each version', () => {
  expect(readFrame(frame(true), 0)).toMatchObject({ bytes: 418, samples: 1152, isMono: false });
  const mpeg2 = Uint8Array.of(0xff, 0xf3, 0x84, 0xc0);
  expect(readFrame(mpeg2, 0)).toMatchObject({ samples: 576, sampleRate: 24_000, isMono: true });
});

it.each([
  ['another layer', [0xff, 0xfd, 0x90, 0]],
  ['a reserved version', [0xff, 0xeb, 0x90, 0]],
  ['a bad rate', [0xff, 0xfb, 0xf0, 0]],
  ['free format', [0xff, 0xfb, 0x00, 0]],
  ['the end of the bytes', [0xff, 0xfb]],
])('refuses %s', (_, bytes) => {
  expect(readFrame(Uint8Array.from(bytes), 0)).toBeNull();
});

it('cuts whole frames, without what lies between them, and keeps a part of one', () => {
  const bytes = joined(frame(), Uint8Array.of(1, 2, 0xff), frame(true), frame().subarray(0, 100));
  const { frames, rest } = cutFrames(bytes);
  expect(frames.map(({ length }) => length)).toEqual([417, 418]);
  expect(rest).toHaveLength(100);
});

it('knows the silence that the encoder adds', () => {
  const bytes = joined(info('Info', 1000), frame(), frame(), frame());
  expect(readHead(bytes, 90)).toMatchObject({ first: 90 + 417, front: 576, end: 1000 });
});

it('cuts nothing where nothing is known', () => {
  expect(readHead(joined(frame(), frame(), frame()), 0)).toMatchObject({
    first: 0,
    front: 0,
    end: 0,
  });
});

it('refuses what has no frames, or no table for its rates', () => {
  expect(readHead(new Uint8Array(5000), 0)).toBeNull();
  expect(readHead(joined(info('Xing', 0, 0x01), frame(), frame()), 0)).toBeNull();
});

it('finds a second by the rate, or by the table', () => {
  const steady = readHead(joined(frame(), frame(), frame()), 0);
  const varied = readHead(joined(info('Xing', 0), frame(), frame()), 0);
  if (!steady || !varied) throw new Error('No head.');
  expect(locate(steady, 0, 83_592)).toEqual({ byte: 0, number: 0 });
  expect(locate(steady, 2, 83_592)).toEqual({ byte: Math.floor(74 * 417.959), number: 74 });
  const { byte, number } = locate(varied, 2.6, 83_592);
  expect(number).toBe(98);
  // Half of the frames, at 98 of 256 of the file.
  expect(byte).toBe(Math.floor(417 + (98 / 256) * (83_592 - 417)));
});

it('skips a tag with its footer', () => {
  const tag = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0x10, 0, 0, 2, 1]);
  expect(tagBytes(tag)).toBe(257 + 20);
  expect(tagBytes(frame())).toBe(0);
});
