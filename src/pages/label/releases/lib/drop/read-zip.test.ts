import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeName } from './decode-name';
import { readZip } from './read-zip';

const signal = new AbortController().signal;
const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 251);

const toZip = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'marea.zip');
const pack = (files: Record<string, Uint8Array>, level: 0 | 6 = 6) =>
  zipSync(files, { level, mtime: '2026-01-01' });

/** Changes bytes of each place that begins with the sign. */
function patch(bytes: Uint8Array, sign: number, change: (view: DataView, at: number) => void) {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1) {
    if (view.getUint32(at, true) === sign) change(view, at);
  }
  return toZip(copy);
}
const inEntries = (bytes: Uint8Array, change: (view: DataView, at: number) => void) =>
  patch(bytes, 0x02014b50, change);
const inEnd = (bytes: Uint8Array, change: (view: DataView, at: number) => void) =>
  patch(bytes, 0x06054b50, change);

const openFirst = async (zip: File) => (await readZip(zip))[0]?.open(signal);

// Proves releases: A ZIP is read like its folder
describe('an archive', () => {
  it.each([0, 6] as const)('packed at level %i gives its files, without folders', async (level) => {
    const files = await readZip(
      toZip(
        pack(
          { 'Disco/': new Uint8Array(), 'Disco/01 Ñandú.wav': noise, 'a.txt': strToU8('x') },
          level,
        ),
      ),
    );
    expect(files.map(({ path, size }) => [path, size])).toEqual([
      ['Disco/01 Ñandú.wav', 5_000],
      ['a.txt', 1],
    ]);
    const file = await files[0]?.open(signal);
    expect(file?.name).toBe('01 Ñandú.wav');
    expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(noise);
  });

  it('may stand behind a program', async () => {
    const bytes = pack({ 'a.wav': noise });
    const moved = new File([new Uint8Array(999), Uint8Array.from(bytes)], 'a.zip');
    expect((await openFirst(moved))?.size).toBe(5_000);
  });

  it.each([
    [[0xa4, 0x61], 'ña'],
    [[...strToU8('ña')], 'ña'],
    [[...strToU8('n\u0303a')], 'ña'],
  ])('with the name %j has %s', (bytes, name) => {
    expect(decodeName(Uint8Array.from(bytes), false)).toBe(name);
  });
});

// Proves releases: A ZIP that cannot be opened says why
describe('an archive is refused', () => {
  const bytes = pack({ 'a.wav': noise, 'b.wav': noise });
  it.each([
    ['that is none', toZip(strToU8('x'.repeat(100))), 'broken'],
    ['that is empty', toZip(new Uint8Array()), 'broken'],
    ['whose end is missing', toZip(bytes.slice(0, -30)), 'broken'],
    ['whose start is missing', toZip(bytes.slice(5_000)), 'broken'],
    [
      'with more than 2,000 files',
      inEnd(bytes, (view, at) => view.setUint16(at + 10, 2_001, true)),
      'tooMany',
    ],
    [
      'that names files it has not',
      inEnd(bytes, (view, at) => view.setUint16(at + 10, 3, true)),
      'broken',
    ],
    ['of ZIP64', inEnd(bytes, (view, at) => view.setUint32(at + 16, 0xffffffff, true)), 'zip64'],
    ['in parts', inEnd(bytes, (view, at) => view.setUint16(at + 4, 1, true)), 'broken'],
    [
      'of more than 4 GB',
      inEntries(bytes, (view, at) => view.setUint32(at + 24, 2_200_000_000, true)),
      'tooLarge',
    ],
    [
      'whose files lie over each other',
      inEntries(bytes, (view, at) => view.setUint32(at + 20, 9_000, true)),
      'broken',
    ],
  ])('%s', async (_, zip, fault) => {
    await expect(readZip(zip)).rejects.toMatchObject({ fault });
  });
});

// Proves releases: A file of a ZIP that cannot be unpacked says why
describe('a file of an archive is not used', () => {
  const bytes = pack({ 'a.wav': noise });
  const bomb = pack({ 'a.wav': new Uint8Array(20_000_000) });
  it.each([
    [
      'with a password',
      inEntries(bytes, (view, at) => view.setUint16(at + 8, 1, true)),
      'encrypted',
    ],
    [
      'packed otherwise',
      inEntries(bytes, (view, at) => view.setUint16(at + 10, 14, true)),
      'method',
    ],
    ['that says to be a bomb', toZip(bomb), 'ratio'],
    [
      'that is larger than it says',
      inEntries(bomb, (view, at) => view.setUint32(at + 24, 1_000, true)),
      'ratio',
    ],
    [
      'that is smaller than it says',
      inEntries(bytes, (view, at) => view.setUint32(at + 24, 6_000, true)),
      'damaged',
    ],
    [
      'that stands elsewhere',
      inEntries(bytes, (view, at) => view.setUint32(at + 42, 7, true)),
      'damaged',
    ],
    [
      'with other content',
      patch(bytes, 0x02014b50, (view, at) => view.setUint32(at + 16, 1, true)),
      'damaged',
    ],
    [
      'with other content, not packed',
      inEntries(pack({ 'a.wav': noise }, 0), (view, at) => view.setUint32(at + 16, 1, true)),
      'damaged',
    ],
    [
      'that does not unpack',
      patch(bytes, 0x04034b50, (view, at) => view.setUint8(at + 35, 7)),
      'damaged',
    ],
  ])('%s', async (_, zip, reason) => {
    await expect(openFirst(zip)).rejects.toMatchObject({ reason });
  });
});
