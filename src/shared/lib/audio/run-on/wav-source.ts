import { flacFrameSum, flacHeadSum, flacInfoBytes } from '@/shared/rules/flac-frame.ts';
import { packFlac } from './flac-source';
import { readPart, type SoundFile } from './sound-file';
import { type Cut, join, type Packet, type SoundSource } from './sound-source';

/** Samples of a frame; the last one has fewer. */
const block = 4096;

/** Names and pictures may stand before the sound. */
const chunksMost = 64;

/** Bytes of a format that are read. */
const formatBytes = 26;

/** `width` are the bytes of a sample. */
type Form = { channels: number; sampleRate: number; width: number };

/** Whole numbers of 16 or 24 bits; null for others. Source: RFC 2361. */
function readForm(bytes: Uint8Array): Form | null {
  if (bytes.length < 16) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const named = view.getUint16(0, true);
  const coding = named === 0xfffe && bytes.length >= formatBytes ? view.getUint16(24, true) : named;
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const width = view.getUint16(14, true) / 8;
  const isPlain =
    coding === 1 && (width === 2 || width === 3) && (channels === 1 || channels === 2);
  if (!isPlain || codeRate(sampleRate) === null || view.getUint16(12, true) !== channels * width)
    return null;
  return { channels, sampleRate, width };
}

/** `first` is the byte at which the sound begins. */
async function readHead(file: SoundFile, signal: AbortSignal) {
  const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.slice(at, at + 4));
  const begin = await readPart(file, 0, 12, signal);
  if (textAt(begin, 0) !== 'RIFF' || textAt(begin, 8) !== 'WAVE') return null;
  let form: Form | null = null;
  let at = begin.length;
  for (let chunk = 0; chunk < chunksMost; chunk += 1) {
    const head = await readPart(file, at, at + 8 + formatBytes, signal);
    if (head.length < 8) break;
    const bytes = new DataView(head.buffer).getUint32(4, true);
    const name = textAt(head, 0);
    if (name === 'fmt ') form = readForm(head.subarray(8, 8 + bytes));
    if (name === 'data') return form && { form, first: at + 8, bytes };
    at += 8 + bytes + (bytes % 2);
  }
  return null;
}

/** Source: RFC 9639, 8.2. */
function makeInfo({ channels, sampleRate, width }: Form, samples: number): Uint8Array {
  const info = new Uint8Array(flacInfoBytes);
  const view = new DataView(info.buffer);
  view.setUint16(0, block);
  view.setUint16(2, block);
  const high = Math.floor(samples / 2 ** 32);
  view.setUint32(10, sampleRate * 4096 + (channels - 1) * 512 + (width * 8 - 1) * 16 + high);
  view.setUint32(14, samples);
  return info;
}

/** As UTF-8 writes a character. */
function codeNumber(number: number): number[] {
  if (number < 0x80) return [number];
  const more = number < 0x800 ? 1 : number < 0x10000 ? 2 : 3;
  const parts = Array.from({ length: more }, (_, index) => (number >> (index * 6)) & 0x3f);
  const lead = ((0xff00 >> (more + 1)) & 0xff) | (number >> (more * 6));
  return [lead, ...parts.toReversed().map((part) => 0x80 | part)];
}

/** How a header says hertz, or tens of them; null for what it cannot say. */
function codeRate(rate: number): { code: number; bytes: number[] } | null {
  const [code, count] = rate < 0x10000 ? [13, rate] : [14, rate / 10];
  const isKnown = Number.isInteger(count) && count > 0 && count < 0x10000;
  return isKnown ? { code, bytes: [count >> 8, count & 0xff] } : null;
}

/** A frame of samples as they are, of which each channel stands alone. Source: RFC 9639, 9. */
function makeFrame(form: Form, sound: Uint8Array, number: number): Uint8Array {
  const { channels, width, sampleRate } = form;
  const samples = sound.length / (channels * width);
  const [code, length] =
    samples === block ? [0xc0, []] : [0x70, [(samples - 1) >> 8, (samples - 1) & 0xff]];
  const rate = codeRate(sampleRate) ?? { code: 0, bytes: [] };
  const head = [
    0xff,
    0xf8,
    code | rate.code,
    (channels - 1) * 16 + (width === 2 ? 8 : 12),
    ...codeNumber(number),
    ...length,
    ...rate.bytes,
  ];
  const frame = new Uint8Array(head.length + 1 + channels + sound.length + 2);
  frame.set([...head, flacHeadSum(head, 0, head.length)]);
  let to = head.length + 1;
  for (let channel = 0; channel < channels; channel += 1) {
    frame[to++] = 2;
    for (let from = channel * width; from < sound.length; from += channels * width) {
      // The highest byte first.
      for (let byte = from + width - 1; byte >= from; byte -= 1) frame[to++] = sound[byte] ?? 0;
    }
  }
  new DataView(frame.buffer).setUint16(to, flacFrameSum(frame, 0, to));
  return frame;
}

/** @param from the number of the frame with which what it is given begins */
function cutWav(form: Form, from: number): Cut {
  const whole = block * form.channels * form.width;
  let rest = new Uint8Array();
  let number = from;
  return (bytes, isLast) => {
    rest = join([rest, bytes]);
    const packets: Packet[] = [];
    const to = isLast ? rest.length : rest.length - whole + 1;
    let at = 0;
    for (; at < to; at += whole) {
      const sound = rest.subarray(at, at + whole);
      const samples = sound.length / (form.channels * form.width);
      packets.push({ bytes: makeFrame(form, sound, number), at: number * block, samples });
      number += 1;
    }
    rest = rest.slice(at);
    return packets;
  };
}

/**
 * Feeds it as FLAC that is not compressed, because browsers are fed no WAV.
 *
 * @throws where it is no WAV of 16 or 24 bits, mono or stereo
 */
export async function openWav(file: SoundFile, signal: AbortSignal): Promise<SoundSource> {
  const head = await readHead(file, signal);
  const { form, first } = head ?? { form: null, first: 0 };
  const each = form ? form.channels * form.width : 1;
  // Streaming encoders announce nothing, or everything.
  const announced = head?.bytes === 0 ? Infinity : (head?.bytes ?? 0);
  const samples = Math.floor(Math.min(announced, file.bytes - first) / each);
  if (!form || samples <= 0) throw new Error('Not a WAV that can be followed');
  return {
    file,
    end: first + samples * each,
    ...packFlac(makeInfo(form, samples)),
    perSecond: form.sampleRate * each,
    find: async (position) => {
      const sample = Math.min(Math.max(0, position * form.sampleRate), samples - 1);
      const number = Math.floor(sample / block);
      return { byte: first + number * block * each, cut: cutWav(form, number) };
    },
  };
}
