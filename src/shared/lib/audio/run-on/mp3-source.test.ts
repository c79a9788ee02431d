// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { openSource, readBytes } from './mp3-source';

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

const ranges: string[] = [];

function serve(file: Uint8Array<ArrayBuffer>, type = 'audio/mpeg') {
  ranges.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    const range = request.headers.get('range') ?? '';
    ranges.push(range);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    const last = Math.min(Number(to), file.length - 1);
    return Promise.resolve(
      new Response(file.slice(Number(from), last + 1), {
        status: 206,
        headers: { 'content-type': type, 'content-range': `bytes ${from}-${last}/${file.length}` },
      }),
    );
  });
}

const { signal } = new AbortController();

async function readAll(source: Awaited<ReturnType<typeof openSource>>, from: number, to: number) {
  const bytes: number[] = [];
  for await (const part of readBytes(source, from, to, signal)) bytes.push(...part);
  return Uint8Array.from(bytes);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('knows the whole length by the first bytes, and requests none of them again', async () => {
  const file = makeFile(1_000);
  serve(file);
  const source = await openSource('/song', signal);
  expect(source).toMatchObject({ bytes: file.length, head: { first: 0, front: 0, end: 0 } });
  expect(await readAll(source, 0, 10_000)).toEqual(file.slice(0, 10_000));
  expect(ranges).toEqual(['bytes=0-65535']);
  expect(await readAll(source, 100_000, 110_000)).toEqual(file.slice(100_000, 110_000));
  expect(ranges).toEqual(['bytes=0-65535', 'bytes=100000-109999']);
});

it('passes over a tag that is larger than the first request', async () => {
  serve(makeFile(200, 200_000));
  const source = await openSource('/song', signal);
  expect(source.head.first).toBe(200_000);
  expect(ranges).toEqual(['bytes=0-65535', 'bytes=200000-265535']);
});

it('refuses another type, and an answer without ranges', async () => {
  serve(makeFile(200), 'audio/flac');
  await expect(openSource('/song', signal)).rejects.toThrow('instead of a part of an MP3');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(makeFile(200))));
  await expect(openSource('/song', signal)).rejects.toThrow('200 instead of a part');
});
