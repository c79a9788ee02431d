import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import {
  makeId3,
  makeOpus,
  makeTaggedAiff,
  makeTaggedFlac,
  makeTaggedMp3,
  makeTaggedWav,
} from '../../testing/make-music.ts';
import { readDate } from '#rules/music-tags.ts';
import { readMusic } from './read-music.ts';
import { readSeconds } from './time-index.ts';

let folder = '';
let count = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-music-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(bytes: Buffer, name = `file-${(count += 1)}`): Buffer {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return Buffer.from(path);
}
const read = (bytes: Buffer) => readMusic(put(bytes));

const texts = { TITLE: 'Marea', ARTIST: 'Nora Faro', ALBUM: 'Puerto', TRACKNUMBER: '3/9' };
const others = { TITLE: 'Otra', ARTIST: 'Otra persona', ALBUM: 'Otro disco de más letras' };

/** AAC packets that nothing decodes here; 1,024 samples each. */
async function makeM4a(seconds: number, mark = 0): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const rate = 44_100;
  const decoderConfig = {
    codec: 'mp4a.40.2',
    sampleRate: rate,
    numberOfChannels: 2,
    description: Uint8Array.from([0x12, 0x10]),
  };
  for (let index = 0; (index * 1024) / rate < seconds; index += 1) {
    const data = Uint8Array.from(
      { length: 40 + (index % 7) },
      (_, at) => (at + index + mark) % 251,
    );
    const packet = new EncodedPacket(data, 'key', (index * 1024) / rate, 1024 / rate);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

const made = [
  ['mp3', (tags: object, seconds = 2) => makeTaggedMp3({ ...tags }, { seconds })],
  ['flac', async (tags: object, seconds = 2) => makeTaggedFlac({ ...tags }, { seconds })],
  ['wav', async (tags: object, seconds = 2) => makeTaggedWav({ ...tags }, { seconds })],
  ['opus', async (tags: object, seconds = 2) => makeOpus({ ...tags }, { seconds })],
] as const;

describe.each(made)('a file of the format %s', (format, make) => {
  // Proves imported-music: The sound alone
  it('has tags, length, and a hash that other tags leave', async () => {
    const one = await read(await make(texts));
    const other = await read(await make(others));
    expect(one).toMatchObject({ format, tags: { title: 'Marea', artist: 'Nora Faro', number: 3 } });
    expect(one.samples / one.sampleRate).toBeCloseTo(2, 0);
    expect(other.tags.title).toBe('Otra');
    expect(other.hash).toBe(one.hash);
  });

  // Proves imported-music: A place in time
  it('finds the time of a byte, and 30 seconds that are a file', async () => {
    const bytes = await make(texts, 40);
    const whole = await read(bytes);
    const seconds = readSeconds(Buffer.from(whole.secondsAt), 40);
    expect(seconds(0)).toBe(0);
    expect(seconds(bytes.length)).toBe(40);
    const { head, from, to } = whole.preview;
    expect(seconds(to)).toBeCloseTo(30, 0);
    const preview = await read(Buffer.concat([head, bytes.subarray(from, to)]));
    expect(preview.format).toBe(format);
    expect(preview.samples / preview.sampleRate).toBeCloseTo(30, 0);
  });

  it('of less than 30 seconds is heard as a whole', async () => {
    const bytes = await make(texts);
    const { preview, hash } = await read(bytes);
    const cut = await read(Buffer.concat([preview.head, bytes.subarray(preview.from, preview.to)]));
    expect(cut.samples / cut.sampleRate).toBeCloseTo(2, 0);
    expect(cut.hash).toBe(hash);
  });
});

it('reads an M4A with its preview', async () => {
  const bytes = await makeM4a(40);
  const whole = await read(bytes);
  expect(whole).toMatchObject({ format: 'm4a', sampleRate: 44_100 });
  const { head, from, to } = whole.preview;
  const preview = await read(Buffer.concat([head, bytes.subarray(from, to)]));
  expect(preview.samples / preview.sampleRate).toBeCloseTo(30, 0);
  expect((await read(await makeM4a(40, 1))).hash).not.toBe(whole.hash);
});

const aiff = makeTaggedAiff(texts);
const common = aiff.indexOf('COMM') + 8;
const spoilt = (spoil: (file: Buffer) => void) => {
  const file = Buffer.from(aiff);
  spoil(file);
  return file;
};

// Proves imported-music: Not taken
it.each([
  ['a truncated AIFF', aiff.subarray(0, aiff.length / 2), 'damaged'],
  ['an AIFF without chunks', Buffer.from('FORM\0\0\0\u0020AIFF'), 'damaged'],
  ['an AIFF without channels', spoilt((file) => file.writeUInt16BE(0, common)), 'damaged'],
  ['an AIFF of 65,535 channels', spoilt((file) => file.writeUInt16BE(65_535, common)), 'damaged'],
  ['an AIFF without a rate', spoilt((file) => file.fill(0, common + 8, common + 18)), 'damaged'],
  [
    'an AIFF of an endless rate',
    spoilt((file) => file.fill(255, common + 8, common + 18)),
    'damaged',
  ],
  ['an AIFF of 64-bit samples', spoilt((file) => file.writeUInt16BE(64, common + 6)), 'damaged'],
  [
    'an AIFF of untrue length',
    spoilt((file) => file.writeUInt32BE(2 ** 31, common + 2)),
    'damaged',
  ],
  [
    'an AIFF with an untrue chunk',
    spoilt((file) => file.writeUInt32BE(2 ** 31, file.indexOf('SSND') + 4)),
    'damaged',
  ],
  [
    'an AIFF whose sound begins behind it',
    spoilt((file) => file.writeUInt32BE(2 ** 31, file.indexOf('SSND') + 8)),
    'damaged',
  ],
  ['a compressed AIFF', makeTaggedAiff(texts, { coding: 'ima4' }), 'codec'],
  ['nothing', Buffer.alloc(0), 'damaged'],
  ['zeros', Buffer.alloc(100_000), 'damaged'],
  ['a tag alone', makeId3(texts), 'damaged'],
  ['a tag of an untrue size', Buffer.from('ID3\u0004\0\0\u007f\u007f\u007f\u007f'), 'damaged'],
  ['a FLAC without frames', makeTaggedFlac(texts).subarray(0, 100), 'damaged'],
  [
    'an M4A of untrue tables',
    Buffer.from('\0\0\0\u0014ftypM4A \0\0\0\0M4A \u007f\u007f\u007f\u007fmoov'),
    'codec',
  ],
  ['an Ogg of something else', makeOpus(texts).fill(0, 28, 40), 'codec'],
])('refuses %s', async (_name, bytes, reason) => {
  await expect(read(Buffer.from(bytes))).rejects.toMatchObject({ reason });
});

it('follows no link and waits for no pipe', async () => {
  const target = put(await makeTaggedMp3(texts), 'target.mp3');
  symlinkSync(target, join(folder, 'link.mp3'));
  execFileSync('mkfifo', [join(folder, 'pipe.mp3')]);
  for (const name of ['link.mp3', 'pipe.mp3']) {
    const path = Buffer.from(join(folder, name));
    await expect(readMusic(path)).rejects.toMatchObject({ reason: 'noFile' });
  }
});

it('shortens texts of a megabyte, and drops NUL and marks of direction', async () => {
  const long = await read(await makeTaggedMp3({ ...texts, TITLE: 'x'.repeat(1_000_000) }));
  expect(long.tags.title).toHaveLength(500);
  const wide = await read(await makeTaggedMp3({ ...texts, TITLE: '\ufdfa'.repeat(400) }));
  expect(wide.tags.title?.normalize('NFKD').length).toBeLessThan(2_000);
  const odd = await read(await makeTaggedMp3({ ...texts, TITLE: 'Ma\u202erea\u0007 ' }));
  expect(odd.tags.title).toBe('Ma rea');
});

it.each([
  ['2018', '2018'],
  ['2018-06', '2018-06'],
  ['2018-06-01', '2018-06-01'],
  ['2018-06-01T12:00:00', '2018-06-01'],
  ['2024.06.28', '2024-06-28'],
  ['2024-00-00', '2024'],
  ['2024-02-31', '2024-02'],
  ['2011/2019', '2011'],
  ['20245', undefined],
  ['0000', undefined],
  ['', undefined],
])('reads the date %s as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});
