import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveSound } from '../testing/serve-sound';
import { openSource } from './open-source';
import { readBytes } from './sound-file';
import type { Packet, SoundSource } from './sound-source';

/** Noise of 4 or 6 seconds, as FFmpeg's encoders and libvorbis wrote it. */
const readFile = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../testing', name)));

const files = {
  flac: { bytes: readFile('noise.flac'), type: 'audio/flac' },
  m4a: { bytes: readFile('noise-1.m4a'), type: 'audio/mp4' },
  opus: { bytes: readFile('noise-3.opus'), type: 'audio/ogg' },
  vorbis: { bytes: readFile('noise-5.ogg'), type: 'audio/ogg' },
};

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(bytes: Uint8Array<ArrayBuffer>, type: string) {
  serveSound(bytes, type);
  return openSource('/song', signal);
}

/** As it is fed: in parts that end anywhere. */
async function cutFrom(source: SoundSource, position: number, step = 5_003) {
  const { byte, cut } = await source.find(position, signal);
  const packets: Packet[] = [];
  for (let at = byte; at < source.end;) {
    const to = Math.min(at + step, source.end);
    for await (const bytes of readBytes(source.file, at, to, signal)) {
      at += bytes.length;
      packets.push(...cut(bytes, at >= source.end));
    }
  }
  return packets;
}

async function readPackets(bytes: Uint8Array<ArrayBuffer>) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('No sound.');
  const packets: { data: Uint8Array; timestamp: number }[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
}

const soundOf = (source: SoundSource, packets: readonly Packet[]) => {
  const last = packets.at(-1);
  return source.soundEnd((last?.at ?? 0) + (last?.samples ?? 0)) - source.front;
};

describe.each([
  ['flac', 48_077, 8_000],
  ['m4a', 288_101, 48_000],
  ['opus', 288_306, 48_000],
  ['vorbis', 192_051, 48_000],
] as const)('a file of the format %s', (name, samples, sampleRate) => {
  const { bytes, type } = files[name];

  it('is packed anew, packet by packet, and as long as what was encoded', async () => {
    const source = await open(bytes, type);
    const packets = await cutFrom(source, 0);
    expect(source).toMatchObject({ sampleRate, channels: 1 });
    expect(soundOf(source, packets)).toBe(samples);
    const fragments = [packets.slice(0, 7), packets.slice(7)].map((part) => source.wrap(part));
    const packed = [source.opening ?? new Uint8Array(), ...fragments];
    const read = await readPackets(Uint8Array.from(packed.flatMap((part) => [...part])));
    const original = await readPackets(bytes);
    expect(read.map(({ data }) => data)).toEqual(original.map(({ data }) => data));
    expect(read.map(({ timestamp }) => Math.round(timestamp * sampleRate))).toEqual(
      packets.map(({ at }) => at),
    );
  });

  it('is read from the middle with the same counts', async () => {
    const source = await open(bytes, type);
    const all = await cutFrom(source, 0);
    const position = samples / sampleRate - 1;
    const late = await cutFrom(source, position);
    expect(late).toEqual(all.slice(-late.length));
    const from = ((late[0]?.at ?? 0) - source.front) / sampleRate;
    expect(from).toBeGreaterThan(position - 3);
    expect(from).toBeLessThanOrEqual(position);
  });

  it('is refused where its beginning is damaged', async () => {
    await expect(open(bytes.slice(0, 60), type)).rejects.toThrow('can be followed');
    const broken = bytes.slice();
    broken.fill(0xff, 4, 60);
    await expect(open(broken, type)).rejects.toThrow('can be followed');
  });
});

const { bytes: flac } = files.flac;
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

it('passes over a picture that is larger than the first request', async () => {
  const picture = new Uint8Array(100_004);
  picture.set([6, 100_000 >> 16, (100_000 >> 8) & 0xff, 100_000 & 0xff]);
  const source = await open(joined(flac.subarray(0, 42), picture, flac.subarray(42)), 'audio/flac');
  expect(soundOf(source, await cutFrom(source, 0))).toBe(48_077);
});

it('leaves out a damaged frame of FLAC, and a tag at its end', async () => {
  const whole = await open(flac, 'audio/flac');
  const frames = await cutFrom(whole, 0);
  const broken = joined(flac, Uint8Array.of(0x54, 0x41, 0x47), new Uint8Array(125));
  const damaged = flac.length - Math.round((frames.at(-1)?.bytes.length ?? 0) * 2.5);
  broken[damaged] = (broken[damaged] ?? 0) ^ 1;
  const source = await open(broken, 'audio/flac');
  const packets = await cutFrom(source, 0);
  expect(packets).toHaveLength(frames.length - 1);
  expect(packets.at(-1)?.bytes).toEqual(frames.at(-1)?.bytes);
  // What is left runs on.
  const counts = packets.map(({ at, samples }) => at + samples);
  expect(packets.slice(1).map(({ at }) => at)).toEqual(counts.slice(0, -1));
});

it('takes the silence of AAC from the comment of iTunes, if there is one', async () => {
  const { bytes, type } = files.m4a;
  const comment =
    'iTunSMPB\0\0\0\u0050data\0\0\0\u0001\0\0\0\0 00000000 00000840 000000BC 00000000000461C4';
  const movie = bytes.length - new TextDecoder('latin1').decode(bytes).lastIndexOf('moov') + 4;
  const free = Uint8Array.from(`\0\0\0\0free${comment}`, (letter) => letter.charCodeAt(0));
  free[3] = free.length;
  const longer = joined(bytes, free);
  new DataView(longer.buffer).setUint32(bytes.length - movie, movie + free.length);
  const source = await open(longer, type);
  expect(source.front).toBe(2_112);
  expect(source.soundEnd(0) - source.front).toBe(0x461c4);
});

describe('the count of the pages of Vorbis', () => {
  const { bytes, type } = files.vorbis;
  /** Moves the count of each page of sound from page `first` on. */
  const move = (samples: number, first = 0) => {
    const moved = bytes.slice();
    const view = new DataView(moved.buffer);
    const isPage = (at: number) => view.getUint32(at) === 0x4f676753;
    let pages = 0;
    for (let at = 0; at < moved.length - 27; at += 1) {
      const count = isPage(at) ? view.getBigInt64(at + 6, true) : 0n;
      if (count === 0n || pages++ < first) continue;
      view.setBigInt64(at + 6, count + BigInt(samples), true);
    }
    return moved;
  };

  it('says what is skipped at the beginning', async () => {
    const source = await open(move(-1_000), type);
    expect(source.front).toBe(1_001);
    expect(soundOf(source, await cutFrom(source, 0))).toBe(191_051);
  });

  it('is followed only where it is that of the packets', async () => {
    for (const moved of [move(1_000), move(64, 1)]) {
      await expect(open(moved, type)).rejects.toThrow('can be followed');
    }
  });
});
