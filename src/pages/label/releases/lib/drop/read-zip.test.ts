import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeName } from './decode-name';
import { readZip } from './read-zip';

const signal = new AbortController().signal;
const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 251);

const toZip = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'marea.zip');
const pack = (files: Record<string, Uint8Array>, level: 0 | 6 = 6) =>
  zipSync(files, { level, mtime: '2026-01-01' });

const signs = { end: 0x06054b50, entry: 0x02014b50, head: 0x04034b50 };

/** Writes a number of some bytes behind each sign: `end+10:2 = 2001`. */
function patch(bytes: Uint8Array, change: string): File {
  const [, sign = '', place, size, value] = /^(\w+)\+(\d+):(\d) = (\d+)$/.exec(change) ?? [];
  const copy = Buffer.from(bytes);
  for (let at = 0; at + 4 <= copy.length; at += 1) {
    if (copy.readUInt32LE(at) !== signs[sign as keyof typeof signs]) continue;
    copy.writeUIntLE(Number(value), at + Number(place), Number(size));
  }
  return toZip(copy);
}

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
    'with more than 2000 files: tooMany, end+10:2 = 2001',
    'that names files it has not: broken, end+10:2 = 3',
    'of ZIP64: zip64, end+16:4 = 4294967295',
    'in parts: broken, end+4:2 = 1',
    'of more than 4 GB: tooLarge, entry+24:4 = 2200000000',
    'whose files overlap: broken, entry+20:4 = 9000',
  ])('%s', async (line) => {
    const [fault, change = ''] = (line.split(': ')[1] ?? '').split(', ');
    await expect(readZip(patch(bytes, change))).rejects.toMatchObject({ fault });
  });

  it.each([
    ['that is none', strToU8('x'.repeat(100))],
    ['that is empty', new Uint8Array()],
    ['whose end is missing', bytes.slice(0, -30)],
    ['whose start is missing', bytes.slice(5_000)],
  ])('%s', async (_, content) => {
    await expect(readZip(toZip(content))).rejects.toMatchObject({ fault: 'broken' });
  });
});

// Proves releases: A file of a ZIP that cannot be unpacked says why
describe('a file of an archive is not used', () => {
  const contents = {
    packed: pack({ 'a.wav': noise }),
    stored: pack({ 'a.wav': noise }, 0),
    bomb: pack({ 'a.wav': new Uint8Array(20_000_000) }),
  };

  it.each([
    'with a password: packed, encrypted, entry+8:2 = 1',
    'packed otherwise: packed, method, entry+10:2 = 14',
    'that says to be a bomb: bomb, ratio, entry+24:4 = 20000000',
    'that is larger than it says: bomb, ratio, entry+24:4 = 1000',
    'that is smaller than it says: packed, damaged, entry+24:4 = 6000',
    'that stands elsewhere: packed, damaged, entry+42:4 = 7',
    'with other content: packed, damaged, entry+16:4 = 1',
    'with other content, not packed: stored, damaged, entry+16:4 = 1',
    'that does not unpack: packed, damaged, head+35:1 = 7',
  ])('%s', async (line) => {
    const [content, reason, change = ''] = (line.split(': ')[1] ?? '').split(', ');
    const zip = patch(contents[content as keyof typeof contents], change);
    await expect(openFirst(zip)).rejects.toMatchObject({ reason });
  });
});
