import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTaggedAiff, makeTaggedWav } from '../../testing/make-music.ts';
import { makeAiff } from '../../testing/make-sound.ts';
import { serveMusic, takeContent } from '../../testing/serve-music.ts';
import { type ReadMusic, readMusic } from './read-music.ts';

let path = '';

beforeAll(() => {
  path = join(mkdtempSync(join(tmpdir(), 'tonada-aiff-')), 'song.aiff');
});
afterAll(() => rmSync(dirname(path), { recursive: true, force: true }));

const read = (bytes: Buffer) => {
  writeFileSync(path, bytes);
  return readMusic(Buffer.from(path));
};

const open = (music: ReadMusic) => serveMusic(path, music);

// Proves imported-music: AIFF
it.each([
  ['AIFF of 8 bits', { bits: 8 }, 8, 1],
  ['AIFF of 16 bits', {}, 16, 1],
  ['AIFF of 24 bits', { bits: 24, channels: 2 }, 24, 1],
  ['AIFF of 32 bits', { bits: 32 }, 32, 1],
  ['AIFF-C without compression', { coding: 'NONE' }, 16, 1],
  ['AIFF-C in big-endian order', { coding: 'twos', channels: 2 }, 16, 1],
  ['AIFF-C in little-endian order', { coding: 'sowt', channels: 2 }, 16, 1],
  ['AIFF-C of 24 bits in little-endian order', { coding: 'sowt', bits: 24 }, 24, 1],
  ['AIFF-C without signs', { coding: 'raw ', bits: 8 }, 8, 1],
  ['AIFF-C of floats', { coding: 'fl32', bits: 32 }, 32, 3],
  ['AIFF-C of long floats', { coding: 'fl64', bits: 64, channels: 2 }, 32, 3],
])('%s is heard as a WAV', async (_, form, bits, kind) => {
  const music = await read(makeTaggedAiff({ TITLE: 'Marea' }, form));
  expect(music).toMatchObject({ format: 'aiff', tags: { title: 'Marea' }, samples: 88_200 });
  const sound = open(music);
  expect(sound.type).toBe('audio/wav');
  const wave = await takeContent(sound);
  expect(wave.length).toBe(sound.bytes);
  expect(wave.readUInt16LE(20)).toBe(kind);
  expect(wave.readUInt32LE(24)).toBe(44_100);
  expect(wave.readUInt16LE(34)).toBe(bits);
  const channels = wave.readUInt16LE(22);
  const wide = bits / 8;
  for (const index of [0, 1, 25, 30_000, 88_199]) {
    const at = 44 + index * channels * wide;
    const value =
      kind === 3
        ? wave.readFloatLE(at)
        : bits === 8
          ? (wave.readUInt8(at) - 128) / 127
          : wave.readIntLE(at, wide) / (2 ** (bits - 1) - 1);
    const wanted = 0.3 * Math.sin((2 * Math.PI * 440 * index) / 44_100);
    expect(value).toBeCloseTo(wanted, bits === 8 ? 1 : 4);
  }
  for (const [start, end, most] of [
    [0, 10, 100],
    [40, 61, 7],
    [45, 46, 1],
    [1_001, 9_000, 1_000],
    [wave.length - 5, wave.length, 2],
  ] as const) {
    expect((await takeContent(sound, { start, end, most })).equals(wave.subarray(start, end))).toBe(
      true,
    );
  }
});

// Proves imported-music: The sound alone
it('has the hash of the same samples in a WAV, whatever its tags', async () => {
  const [aiff, retagged, turned, wav] = [
    await read(makeTaggedAiff({ TITLE: 'Marea' })),
    await read(makeTaggedAiff({ TITLE: 'Otra', ALBUM: 'Otro' })),
    await read(makeTaggedAiff({ TITLE: 'Marea' }, { coding: 'sowt' })),
    await read(makeTaggedWav({ TITLE: 'Marea' })),
  ];
  expect(retagged.tags.title).toBe('Otra');
  expect(new Set([aiff.hash, retagged.hash, turned.hash])).toEqual(new Set([aiff.hash]));
  const other = await read(makeTaggedAiff({}, { pitch: 300 }));
  expect(other.hash).not.toBe(aiff.hash);
  const wave = open(await read(makeTaggedAiff({})));
  expect((await read(await takeContent(wave))).hash).toBe(aiff.hash);
  expect(wav.samples).toBe(aiff.samples);
});

// Proves imported-music: A place in time
it('finds the time of a byte of the WAV, and 30 seconds that are one', async () => {
  const music = await read(makeTaggedAiff({}, { seconds: 40, coding: 'fl64', bits: 64 }));
  const sound = open(music);
  expect(sound.secondsAt(0)).toBe(0);
  expect(sound.secondsAt(44 + 44_100 * 4 * 17.5)).toBeCloseTo(17.5, 3);
  expect(sound.secondsAt(sound.bytes)).toBe(40);
  const preview = await read(await takeContent(sound.beginning(30)));
  expect(preview).toMatchObject({ format: 'wav', samples: 30 * 44_100 });
});

it('reads the names of its own chunks, and its sound before its format', async () => {
  const more = { NAME: Buffer.from('Marea'), AUTH: Buffer.from('Nora Faro') };
  const named = makeAiff(1, { more });
  expect((await read(named)).tags).toMatchObject({ title: 'Marea', artist: 'Nora Faro' });
  const common = named.subarray(12, 12 + 26);
  const sound = named.subarray(38);
  const turned = Buffer.concat([named.subarray(0, 12), sound, common]);
  expect(await read(turned)).toMatchObject({ format: 'aiff', samples: 44_100 });
});
