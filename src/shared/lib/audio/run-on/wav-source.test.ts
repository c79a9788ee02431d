import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { afterEach, expect, it, vi } from 'vitest';
import { serveSound } from '../testing/serve-sound';
import { openSource } from './open-source';
import { readPart } from './sound-file';
import { join, type SoundSource } from './sound-source';

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const chunk = (name: string, content: Uint8Array, announced = content.length) => {
  const head = join([latin(name), new Uint8Array(4)]);
  new DataView(head.buffer).setUint32(4, announced, true);
  return join([head, content, new Uint8Array(content.length % 2)]);
};

type Shape = {
  coding?: number;
  channels?: number;
  rate?: number;
  bits?: number;
  more?: Uint8Array;
  announced?: number;
};

/** Every byte of the sound differs from those around it. */
function makeWav(samples: number, shape: Shape = {}) {
  const { coding = 1, channels = 1, rate = 8_000, bits = 16, more, announced } = shape;
  const each = (channels * bits) / 8;
  const form = new Uint8Array(coding === 0xfffe ? 40 : 16);
  const view = new DataView(form.buffer);
  view.setUint16(0, coding, true);
  view.setUint16(2, channels, true);
  view.setUint32(4, rate, true);
  view.setUint16(12, each, true);
  view.setUint16(14, bits, true);
  if (coding === 0xfffe) view.setUint16(24, 1, true);
  const sound = Uint8Array.from(
    { length: samples * each },
    (_, at) => (at * 197 + (at >> 8)) & 0xff,
  );
  const chunks = [
    latin('WAVE'),
    chunk('fmt ', form),
    more ?? new Uint8Array(),
    chunk('data', sound, announced),
  ];
  return { file: chunk('RIFF', join(chunks)), sound };
}

/** All that is fed, as a file of FLAC. */
async function decode(source: SoundSource) {
  const { byte, cut } = await source.find(0, signal);
  const bytes = await readPart(source.file, byte, source.end, signal);
  // In two parts, which end anywhere.
  const packets = [...cut(bytes.subarray(0, 10_001), false), ...cut(bytes.subarray(10_001), true)];
  const about = new TextDecoder('latin1').decode(source.opening ?? undefined).indexOf('dfLa') + 8;
  const head = source.opening?.subarray(about, about + 38) ?? new Uint8Array();
  const decoder = new FLACDecoder();
  await decoder.ready;
  const file = join([latin('fLaC'), head, ...packets.map((packet) => packet.bytes)]);
  const { channelData, errors } = await decoder.decodeFile(file);
  expect(errors).toEqual([]);
  return { channelData, packets };
}

const picture = chunk('LIST', new Uint8Array(100_001));

it.each<[string, Shape]>([
  ['16 bits', {}],
  ['24 bits in stereo, of the extensible form', { coding: 0xfffe, channels: 2, bits: 24 }],
  ['a picture before the sound, and an unknown length', { more: picture, announced: 0xffffffff }],
])('feeds a WAV of %s as FLAC, sample by sample', async (_, shape) => {
  const { channels = 1, bits = 16 } = shape;
  const { file, sound } = makeWav(4096 * 140 + 5, shape);
  serveSound(file, 'audio/wav');
  const source = await openSource('/song', signal);
  const { channelData, packets } = await decode(source);
  expect(packets.at(-1)).toMatchObject({ at: 4096 * 140, samples: 5 });
  const view = new DataView(sound.buffer);
  const valueAt = (at: number) =>
    bits === 16 ? view.getInt16(at, true) : view.getInt16(at + 1, true) * 256 + view.getUint8(at);
  for (const [channel, heard] of channelData.entries()) {
    expect(heard).toHaveLength(4096 * 140 + 5);
    const wrong = heard.findIndex((value, index) => {
      const at = ((index * channels + channel) * bits) / 8;
      return Math.round(value * (2 ** (bits - 1) - 1)) !== valueAt(at);
    });
    expect(wrong).toBe(-1);
  }

  const late = await source.find(70, signal);
  const rest = await readPart(source.file, late.byte, source.end, signal);
  expect(late.cut(rest, true)).toEqual(packets.slice(Math.floor((70 * 8_000) / 4096)));
});

it.each<[string, Shape, number?]>([
  ['8 bits', { bits: 8 }],
  ['32 bits', { bits: 32 }],
  ['floats', { coding: 3, bits: 32 }],
  ['six channels', { channels: 6 }],
  ['more than a browser holds', { channels: 2, bits: 24, rate: 96_000 }],
  [
    'too many parts before the sound',
    { more: join(Array.from({ length: 64 }, () => chunk('JUNK', latin('--')))) },
  ],
  ['no sound', {}, 0],
])('leaves a WAV of %s to an element', async (_, shape, samples = 5_000) => {
  serveSound(makeWav(samples, shape).file, 'audio/wav');
  await expect(openSource('/song', signal)).rejects.toThrow('can be followed');
});
