import { afterEach, expect, it, vi } from 'vitest';
import { serveSound } from '../testing/serve-sound';
import { openSource } from './open-source';
import { readPart } from './sound-file';

/** Of MPEG 1 layer III, 128 kbit/s at 48 kHz: 24 ms. */
const frameBytes = 384;

function makeFile(frames: number, tag = 0) {
  const bytes = new Uint8Array(tag + frames * frameBytes);
  if (tag > 0) {
    const size = tag - 10;
    bytes.set([0x49, 0x44, 0x33, 4, 0, 0, 0, size >> 14, (size >> 7) & 0x7f, size & 0x7f]);
  }
  for (let at = tag; at < bytes.length; at += frameBytes) bytes.set([0xff, 0xfb, 0x94, 0], at);
  return bytes;
}

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

it('knows the whole length by the first bytes, and requests none of them again', async () => {
  const file = makeFile(1_000);
  const ranges = serveSound(file, 'audio/mpeg');
  const source = await openSource('/song', signal);
  expect(source).toMatchObject({ end: file.length, front: 0, held: 0, channels: 2 });
  expect(await readPart(source.file, 0, 10_000, signal)).toEqual(file.slice(0, 10_000));
  expect(ranges).toEqual(['bytes=0-65535']);
  const later = await readPart(source.file, 100_000, 110_000, signal);
  expect(later).toEqual(file.slice(100_000, 110_000));
  expect(ranges).toEqual(['bytes=0-65535', 'bytes=100000-109999']);
});

it('passes over a tag that is larger than the first request', async () => {
  const ranges = serveSound(makeFile(200, 200_000), 'audio/mpeg');
  const source = await openSource('/song', signal);
  expect((await source.find(0, signal)).byte).toBe(200_000);
  expect(ranges).toEqual(['bytes=0-65535', 'bytes=200000-265535']);
});

it('counts the samples before a place in the middle', async () => {
  const file = makeFile(1_000);
  serveSound(file, 'audio/mpeg');
  const source = await openSource('/song', signal);
  const { byte, cut } = await source.find(12, signal);
  const [first] = cut(file.subarray(byte + 5, byte + 5000), false);
  expect(first).toMatchObject({ at: 499 * 1152, samples: 1152 });
});

it('refuses another type, what is none of its type, and an answer without ranges', async () => {
  serveSound(makeFile(200), 'audio/aac');
  await expect(openSource('/song', signal)).rejects.toThrow('audio/aac cannot be followed');
  for (const type of ['audio/flac', 'audio/mp4', 'audio/ogg', 'audio/wav']) {
    serveSound(makeFile(200), type);
    await expect(openSource('/song', signal)).rejects.toThrow('can be followed');
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(makeFile(200))));
  await expect(openSource('/song', signal)).rejects.toThrow('200 instead of a part');
});
