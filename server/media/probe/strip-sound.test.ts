import { expect, it } from 'vitest';
import { makeAiff, makeFlac, makeMp3, makeWav } from '../../testing/make-sound.ts';
import { stripSound, type StreamedFormat } from './strip-sound.ts';

const personal = 'Nora Faro, Calle del Faro 7, Mazatlán, iPhone 15';

/** Chunks that split every structure. */
async function* inChunks(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

const refuse = () => new Error('refused');

async function strip(format: StreamedFormat, bytes: Buffer, size = 997) {
  const parts: Buffer[] = [];
  for await (const part of stripSound(format, inChunks(bytes, size), refuse)) parts.push(part);
  return Buffer.concat(parts);
}

/** ID3v1: 128 bytes at the end. */
const id3v1 = Buffer.concat([Buffer.from(`TAG${personal}`), Buffer.alloc(128)]).subarray(0, 128);

/** An APE tag with a picture, longer than the search window for a frame. */
const ape = Buffer.concat([
  Buffer.from(`APETAGEX${personal}`),
  Buffer.alloc(12_000, 0xff),
  Buffer.from('APETAGEX'),
]);

const chunk = (name: string, text: string) => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  const body = Buffer.from(text);
  const even = Buffer.concat([body, Buffer.alloc(body.length % 2)]);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, even]);
};

const block = (kind: number, text: string) => {
  const head = Buffer.from([kind, 0, 0, 0]);
  head.writeUIntBE(Buffer.byteLength(text), 1, 3);
  return Buffer.concat([head, Buffer.from(text)]);
};

// Proves releases: Nothing but frames in an MP3
it.each([1, 13, 997, 1_000_000])(
  'keeps only the frames of an MP3, in pieces of %i',
  async (size) => {
    const plain = await makeMp3(2);
    expect((await strip('mp3', plain, size)).equals(plain)).toBe(true);
    const tagged = Buffer.concat([plain, ape, id3v1]);
    expect((await strip('mp3', tagged, size)).equals(plain)).toBe(true);
  },
);

it('keeps the frames after a tag inside an MP3', async () => {
  const plain = await makeMp3(2);
  const joined = await strip('mp3', Buffer.concat([plain, ape, plain]));
  expect(joined.equals(Buffer.concat([plain, plain]))).toBe(true);
});

// Proves releases: Nothing but sound in a WAV
it.each([1, 997, 1_000_000])(
  'keeps only format and sound of a WAV, in pieces of %i',
  async (size) => {
    const plain = makeWav(1);
    expect((await strip('wav', plain, size)).equals(plain)).toBe(true);
    const before = ['LIST', 'bext', 'iXML', 'id3 '].map((name) => chunk(name, personal));
    const tagged = Buffer.concat([
      plain.subarray(0, 12),
      ...before,
      plain.subarray(12),
      chunk('LIST', personal),
    ]);
    tagged.writeUInt32LE(tagged.length - 8, 4);
    expect((await strip('wav', tagged, size)).equals(plain)).toBe(true);
  },
);

// Proves releases: An AIFF is kept as a WAV of its samples
it.each([
  [1, {}],
  [997, { coding: 'sowt' }],
  [1_000_000, { coding: 'NONE' }],
])('keeps the samples of an AIFF as a WAV, in pieces of %i', async (size, form) => {
  const named = makeAiff(1, { ...form, more: { NAME: Buffer.from(personal) } });
  expect((await strip('aiff', named, size)).equals(makeWav(1))).toBe(true);
});

it('rejects an AIFF with more samples than a WAV can count', async () => {
  const untrue = makeAiff(1);
  untrue.writeUInt32BE(0xffffffff, 22);
  await expect(strip('aiff', untrue)).rejects.toThrow('refused');
});

// Proves releases: Nothing but frames in a FLAC
it.each([1, 997, 1_000_000])('keeps only the frames of a FLAC, in pieces of %i', async (size) => {
  const plain = makeFlac(1);
  expect((await strip('flac', plain, size)).equals(plain)).toBe(true);
  const info = Buffer.from(plain.subarray(0, 42));
  info.writeUInt8(0, 4);
  const tagged = Buffer.concat([
    info,
    block(4, personal),
    block(0x86, personal),
    plain.subarray(42),
    id3v1,
  ]);
  expect((await strip('flac', tagged, size)).equals(plain)).toBe(true);
});

it('rejects a WAV with endless chunks', async () => {
  const plain = makeWav(1);
  const hollow = Array.from({ length: 2_000 }, () => chunk('junk', ''));
  const bytes = Buffer.concat([plain.subarray(0, 12), ...hollow, plain.subarray(12)]);
  await expect(strip('wav', bytes)).rejects.toThrow('refused');
});
