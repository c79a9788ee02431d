import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const day = new Date('2026-11-20T00:00:00Z');

function getEntries(count: number) {
  const read = { entries: 0, isClosed: false };
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (; read.entries < count; read.entries += 1) {
        const content = Readable.from([Buffer.alloc(100_000, String(read.entries % 10))]);
        yield { path: `${read.entries}.txt`, content };
      }
    } finally {
      read.isClosed = true;
    }
  }
  return { read, entries };
}

it('has every entry', async () => {
  const { entries } = getEntries(3);
  const files = unzipSync(await buffer(zipStream(entries(), day)));
  expect(Object.keys(files)).toEqual(['0.txt', '1.txt', '2.txt']);
  expect(strFromU8(files['2.txt'] ?? new Uint8Array())).toBe('2'.repeat(100_000));
});

// Proves payments: A cancelled download
it('makes no entry that nobody waits for', async () => {
  const { read, entries } = getEntries(10_000);
  const archive = zipStream(entries(), day);
  await once(archive, 'readable');
  archive.destroy();
  await expect.poll(() => read.isClosed).toBe(true);
  expect(read.entries).toBeLessThan(1_000);
});

it('fails with its entries', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'a.txt', content: Readable.from(['a']) };
    throw new Error('The database went away.');
  }
  await expect(buffer(zipStream(entries(), day))).rejects.toThrow('The database went away.');
});
