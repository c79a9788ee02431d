import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAlacFile } from '../../../testing/alac-files.ts';
import { alacHead, makeAlac, packBits } from '../../../testing/make-alac.ts';
import { serveMusic, takeContent } from '../../../testing/serve-music.ts';
import { type ReadMusic, readMusic } from '../read-music.ts';

let path = '';

beforeAll(() => {
  path = join(mkdtempSync(join(tmpdir(), 'tonada-alac-')), 'song.m4a');
});
afterAll(() => rmSync(dirname(path), { recursive: true, force: true }));

const read = (bytes: Buffer) => {
  writeFileSync(path, bytes);
  return readMusic(Buffer.from(path));
};
const open = (music: ReadMusic) => serveMusic(path, music);
const hear = async (bytes: Buffer) => takeContent(open(await read(bytes)));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

// Proves imported-music: Apple Lossless
it.each([
  ['stereo-16', 2, 16, '02db4dff1ad1e9177d0d5b922f1cd053a9b023bb06c1880701bacdcc242dec01'],
  ['stereo-24', 2, 24, 'bbbf245df822069a42739c54c42ab5e23be3132ab09ebb205669937366d42339'],
  ['mono-16', 1, 16, '9d50d28cc5bcd0a32d2d5063c664ef9d717414b348c22728d074e99b0809e91a'],
  ['noise-16', 2, 16, 'c7c5de34096bf83ea25db18e8be0eca45a109a6437165fc52da8af5454973456'],
  ['surround-16', 6, 16, 'e2ce17703baa0704c8326d7ec80a62cc7afb97ba7429b153f0c61e449d2da6ba'],
] as const)(
  '%s is a WAV of the samples that FFmpeg decodes',
  async (name, channels, bits, sound) => {
    const music = await read(readAlacFile(name));
    expect(music).toMatchObject({ format: 'alac', tags: { title: 'Marea', artist: 'Nora Faro' } });
    const content = open(music);
    expect(content.type).toBe('audio/wav');
    const wave = await takeContent(content);
    expect(wave.length).toBe(content.bytes);
    expect(wave.readUInt16LE(20)).toBe(1);
    expect(wave.readUInt16LE(22)).toBe(channels);
    expect(wave.readUInt32LE(24)).toBe(music.sampleRate);
    expect(wave.readUInt16LE(34)).toBe(bits);
    expect(wave.readUInt32LE(40)).toBe(music.samples * channels * (bits / 8));
    expect(sha256(wave.subarray(44))).toBe(sound);
    for (const [start, end, most] of [
      [0, 10, 100],
      [40, 61, 7],
      [45, 46, 1],
      [8_001, 17_000, 1_000],
      [wave.length - 5, wave.length, 2],
    ] as const) {
      const part = await takeContent(content, { start, end, most });
      expect(part.equals(wave.subarray(start, end))).toBe(true);
    }
  },
);

// Proves imported-music: A place in time
it('finds the time of a byte of the WAV, and 30 seconds that are one', async () => {
  const music = await read(readAlacFile('long-16'));
  const sound = open(music);
  expect(sound.secondsAt(0)).toBe(0);
  expect(sound.secondsAt(44 + 16_000 * 17.5)).toBeCloseTo(17.5, 3);
  expect(sound.secondsAt(sound.bytes)).toBe(40);
  const whole = await takeContent(sound);
  const preview = await takeContent(sound.beginning(30));
  expect(preview.subarray(44).equals(whole.subarray(44, 44 + 480_000))).toBe(true);
  expect(await read(preview)).toMatchObject({ format: 'wav', samples: 240_000 });
});

const stereo = readAlacFile('stereo-16');
const mono = readAlacFile('mono-16');

const spoil = (file: Buffer, change: (spoilt: Buffer) => void) => {
  const spoilt = Buffer.from(file);
  change(spoilt);
  return spoilt;
};

/** Of the first bytes of a box's content. */
const inside = (file: Buffer, name: string) => file.lastIndexOf(name) + 4;
/** The first of the sizes of packets, and the place of the first packet. */
const sizesIn = (file: Buffer) => inside(file, 'stsz') + 12;
const soundIn = (file: Buffer) => file.readUInt32BE(inside(file, 'stco') + 8);

// Proves imported-music: The sound alone
it('has the hash of its packets, whatever its tags and wherever its tables', async () => {
  const { hash } = await read(stereo);
  const retagged = await read(spoil(stereo, (file) => file.write('Otra ', file.indexOf('Marea'))));
  expect(retagged).toMatchObject({ hash, tags: { title: 'Otra' } });
  const room = 64;
  const moved = spoil(stereo, (file) => {
    file.writeUInt32BE(soundIn(file) + room, inside(file, 'stco') + 8);
  });
  const tables = moved.subarray(moved.indexOf('moov') - 4);
  const free = Buffer.alloc(room);
  free.writeUInt32BE(room);
  free.write('free', 4);
  const mdat = moved.indexOf('mdat') - 4;
  const far = [moved.subarray(0, mdat), free, moved.subarray(mdat, moved.length - tables.length)];
  expect((await read(Buffer.concat([...far, tables]))).hash).toBe(hash);
  expect((await read(mono)).hash).not.toBe(hash);
});

describe('of a depth that FFmpeg does not encode', () => {
  const samples = [0, 1, -1, 70_000, -70_000, 524_287, -524_288];

  it('20 bits are the upper ones of 24', async () => {
    const packet = packBits([
      ...alacHead(7),
      ...samples.map((value) => [value, 20] as const),
      [7, 3],
    ]);
    const wave = await hear(makeAlac(packet, { bits: 20 }));
    expect(wave.readUInt16LE(34)).toBe(24);
    const heard = samples.map((_, at) => wave.readIntLE(44 + at * 3, 3));
    expect(heard).toEqual(samples.map((value) => value * 16));
  });

  it('32 bits are coded as 16 and 16 that are plain', async () => {
    const wide = [2 ** 31 - 1, -(2 ** 31), -32_768, 65_535];
    // No prediction, and codes that are written as they are.
    const coded = wide.map((value) => {
      const high = value >> 16;
      return [(0b111111111 << 16) | (high < 0 ? -2 * high - 1 : 2 * high), 25] as const;
    });
    const packet = packBits([
      ...alacHead(4, { shifted: 2, isPlain: false }),
      ...([
        [0, 16],
        [0, 4],
        [0, 4],
        [4, 3],
        [0, 5],
      ] as const),
      ...wide.map((value) => [value, 16] as const),
      ...coded,
      [7, 3],
    ]);
    const wave = await hear(makeAlac(packet, { bits: 32 }));
    expect(wave.readUInt16LE(34)).toBe(32);
    expect(wide.map((_, at) => wave.readInt32LE(44 + at * 4))).toEqual(wide);
  });

  it('what is no sound is skipped', async () => {
    const packet = packBits([
      [6, 3],
      [2, 4],
      [0xabcd, 16],
      [4, 3],
      [0, 4],
      [1, 1],
      [1, 8],
      [0, 1],
      [0xff, 8],
      ...alacHead(2),
      [5, 16],
      [-5, 16],
      [7, 3],
    ]);
    const wave = await hear(makeAlac(packet));
    expect([wave.length, wave.readInt16LE(44), wave.readInt16LE(46)]).toEqual([48, 5, -5]);
  });
});

// Proves imported-music: Not taken
describe('is refused', () => {
  const config = inside(stereo, 'alac') + 4;
  it.each([
    ['without its description', (file: Buffer) => file.write('none', config - 8)],
    ['with packets of 2^31 frames', (file: Buffer) => file.writeUInt32BE(2 ** 31, config)],
    ['with packets of no frames', (file: Buffer) => file.writeUInt32BE(0, config)],
    ['with samples of 255 bits', (file: Buffer) => file.writeUInt8(255, config + 5)],
    ['with codes of 255 bits', (file: Buffer) => file.writeUInt8(255, config + 8)],
    ['with codes of no bits', (file: Buffer) => file.writeUInt8(0, config + 8)],
    ['with 255 channels', (file: Buffer) => file.writeUInt8(255, config + 9)],
    ['without channels', (file: Buffer) => file.writeUInt8(0, config + 9)],
    ['with a channel more than its packets', (file: Buffer) => file.writeUInt8(3, config + 9)],
    ['without a rate', (file: Buffer) => file.writeUInt32BE(0, config + 20)],
    ['with an endless rate', (file: Buffer) => file.writeUInt32BE(2 ** 32 - 1, config + 20)],
    ['with a packet of 100 MB', (file: Buffer) => file.writeUInt32BE(1e8, sizesIn(file))],
    [
      'with sizes for too many packets',
      (file: Buffer) => file.writeUInt32BE(2 ** 31, sizesIn(file) - 4),
    ],
    [
      'with a thousand million packets of one size',
      (file: Buffer) => {
        file.writeUInt32BE(16, sizesIn(file) - 8);
        file.writeUInt32BE(1e9, sizesIn(file) - 4);
        file.writeUInt32BE(2 ** 31, inside(file, 'stsc') + 12);
      },
    ],
    [
      'with packets behind its end',
      (file: Buffer) => file.writeUInt32BE(2 ** 31, inside(file, 'stco') + 8),
    ],
    [
      'with a first packet of zeros',
      (file: Buffer) => file.fill(0, soundIn(file), soundIn(file) + 4_000),
    ],
    [
      'with a first packet of ones',
      (file: Buffer) => file.fill(255, soundIn(file), soundIn(file) + 4_000),
    ],
  ])('%s', async (_, change) => {
    const begun = performance.now();
    await expect(read(spoil(stereo, change))).rejects.toMatchObject({ reason: 'damaged' });
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it.each([
    ['without its end', stereo.subarray(0, 10_000)],
    ['without its last packets', mono.subarray(0, mono.length - 500)],
    ['without sound', mono.subarray(0, mono.indexOf('mdat') - 4)],
  ])('%s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('with packets that are one another', async () => {
    const packet = packBits([...alacHead(2), [5, 16], [-5, 16], [7, 3]]);
    expect((await hear(makeAlac(packet, { isQuickTime: true }))).length).toBe(48);
    await expect(read(makeAlac(packet, { times: 500 }))).rejects.toMatchObject({
      reason: 'damaged',
    });
  });
});

describe('of which a later packet is damaged', () => {
  const frame = 4;
  const second = soundIn(stereo) + stereo.readUInt32BE(sizesIn(stereo));
  const bytes = stereo.readUInt32BE(sizesIn(stereo) + 4);

  it.each([
    ['is zeros', 0],
    ['is ones', 255],
  ])('is silent for it if it %s, and sounds on', async (_, value) => {
    const whole = await hear(stereo);
    const hurt = await hear(spoil(stereo, (file) => file.fill(value, second, second + bytes)));
    expect(hurt.length).toBe(whole.length);
    const [from, to] = [44 + 4_096 * frame, 44 + 8_192 * frame];
    expect(hurt.subarray(0, from).equals(whole.subarray(0, from))).toBe(true);
    expect(hurt.subarray(from, to).every((byte) => byte === 0)).toBe(true);
    expect(hurt.subarray(to).equals(whole.subarray(to))).toBe(true);
  });

  it('plays something of its length for any bytes', async () => {
    const length = (await hear(stereo)).length;
    let seed = 7;
    for (let round = 0; round < 60; round += 1) {
      const file = spoil(stereo, (own) => {
        for (let hit = 0; hit < 5; hit += 1) {
          seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
          own.writeUInt8(seed >>> 24, second + (seed % bytes));
        }
      });
      // A header may name fewer frames.
      expect((await hear(file)).length).toBeLessThanOrEqual(length);
    }
  });
});

it('reads on in bounds where tables change under the size and date of a file', async () => {
  const music = await read(stereo);
  const serve = async (change: (file: Buffer) => void) => {
    writeFileSync(path, spoil(stereo, change));
    return takeContent(open(music), { end: 1_000 });
  };
  const wave = await serve((file) => file.writeUInt32BE(1e8, sizesIn(file)));
  expect(wave.subarray(44).every((byte) => byte === 0)).toBe(true);
  const endless = serve((file) => {
    file.writeUInt32BE(16, sizesIn(file) - 8);
    file.writeUInt32BE(1e9, sizesIn(file) - 4);
  });
  await expect(endless).rejects.toThrow('damaged');
});
