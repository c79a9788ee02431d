import { type AlacConfig, widthOf } from './alac-config.ts';
import { type Bits, DamagedPacket, openBits, requireWithin, take, takeSigned } from './bits.ts';
import { predict, type Predictor } from './predict.ts';
import { readResiduals } from './residuals.ts';

/** Elements of a packet. Source: Apple Lossless Audio Codec, as in ISO 14496-3, 4.5.2.1. */
const single = 0;
const pair = 1;
const lowFrequency = 3;
const data = 4;
const fill = 6;
const end = 7;

/** Where each decoded channel stands in a WAV, by their number. */
const places: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 1],
  [2, 0, 1],
  [2, 0, 1, 3],
  [2, 0, 1, 3, 4],
  [2, 0, 1, 4, 5, 3],
  [2, 0, 1, 4, 5, 6, 3],
  [2, 6, 7, 0, 1, 4, 5, 3],
];

type Head = { channels: number; frames: number; shifted: number; isPlain: boolean };

/** Skips what is no sound; returns null at the end. */
function takeHead(bits: Bits, config: AlacConfig): Head | null {
  for (;;) {
    requireWithin(bits);
    const element = take(bits, 3);
    if (element === end) return null;
    if (element === fill) {
      const count = take(bits, 4);
      bits.at += (count === 15 ? 14 + take(bits, 8) : count) * 8;
    } else if (element === data) {
      bits.at += 4;
      const isAligned = take(bits, 1) === 1;
      const count = take(bits, 8);
      const bytes = count === 255 ? 255 + take(bits, 8) : count;
      if (isAligned) bits.at = Math.ceil(bits.at / 8) * 8;
      bits.at += bytes * 8;
    } else if (element === single || element === pair || element === lowFrequency) {
      bits.at += 16;
      const isShort = take(bits, 1) === 1;
      const shifted = take(bits, 2) * 8;
      const isPlain = take(bits, 1) === 1;
      const frames = isShort ? take(bits, 32) : config.frames;
      if (frames < 1 || frames > config.frames) throw new DamagedPacket();
      return { channels: element === pair ? 2 : 1, frames, shifted, isPlain };
    } else throw new DamagedPacket();
  }
}

/** @throws {DamagedPacket | RangeError} */
export function countFrames(packet: Buffer, config: AlacConfig): number {
  const head = takeHead(openBits(packet), config);
  if (head === null) throw new DamagedPacket();
  return head.frames;
}

/**
 * Decodes packets of Apple Lossless, of which none needs another. Source: Apple Lossless Audio Codec.
 *
 * @returns the frames of a packet as a WAV has them; throws `DamagedPacket` or `RangeError`.
 */
export function openDecoder(config: AlacConfig): (packet: Buffer) => Buffer {
  const all = Array.from({ length: config.channels }, () => new Int32Array(config.frames));
  return (packet) => {
    const bits = openBits(packet);
    let decoded = 0;
    let frames = 0;
    for (let head = takeHead(bits, config); head; head = takeHead(bits, config)) {
      const sounds = all.slice(decoded, decoded + head.channels);
      if (sounds.length < head.channels) throw new DamagedPacket();
      if (decoded > 0 && head.frames !== frames) throw new DamagedPacket();
      ({ frames } = head);
      if (head.isPlain) takePlain(bits, sounds, frames, config.bits);
      else takeCompressed(bits, sounds, head, config);
      requireWithin(bits);
      decoded += head.channels;
      if (decoded === config.channels) return interleave(all, frames, config);
    }
    throw new DamagedPacket();
  };
}

function takePlain(bits: Bits, sounds: readonly Int32Array[], frames: number, width: number) {
  for (let at = 0; at < frames; at += 1) {
    for (const sound of sounds) sound[at] = takeSigned(bits, width);
  }
}

function takeCompressed(
  bits: Bits,
  sounds: readonly Int32Array[],
  { frames, shifted }: Head,
  config: AlacConfig,
) {
  // A difference of two channels has a bit more.
  const width = config.bits - shifted + sounds.length - 1;
  if (width < 1 || width > 32) throw new DamagedPacket();
  const mixShift = take(bits, 8);
  const mixWeight = takeSigned(bits, 8);
  const channels = sounds.map((sound) => ({ sound, ...takePredictor(bits) }));
  const low = { ...bits };
  bits.at += shifted * frames * sounds.length;
  for (const { sound, factor, predictor } of channels) {
    const weight = (config.weight * factor) >> 2;
    readResiduals(bits, sound, frames, { ...config, weight, width });
    predict(sound, frames, predictor, width);
  }
  const [first, second] = sounds;
  if (first && second && mixWeight !== 0) unmix(first, second, frames, { mixShift, mixWeight });
  if (shifted === 0) return;
  for (let at = 0; at < frames; at += 1) {
    for (const sound of sounds) sound[at] = ((sound[at] ?? 0) << shifted) | take(low, shifted);
  }
}

function takePredictor(bits: Bits): { factor: number; predictor: Predictor } {
  const isTwice = take(bits, 4) !== 0;
  const shift = take(bits, 4);
  const factor = take(bits, 3);
  const weights = new Int16Array(take(bits, 5));
  for (let at = 0; at < weights.length; at += 1) weights[at] = takeSigned(bits, 16);
  return { factor, predictor: { isTwice, shift, weights } };
}

/** From a weighted middle and a difference to left and right. */
function unmix(
  first: Int32Array,
  second: Int32Array,
  frames: number,
  { mixShift, mixWeight }: { mixShift: number; mixWeight: number },
) {
  for (let at = 0; at < frames; at += 1) {
    const difference = second[at] ?? 0;
    const left = (first[at] ?? 0) + difference - (Math.imul(mixWeight, difference) >> mixShift);
    first[at] = left;
    second[at] = left - difference;
  }
}

function interleave(sounds: readonly Int32Array[], frames: number, config: AlacConfig): Buffer {
  const width = widthOf(config);
  const step = width * sounds.length;
  const spare = width * 8 - config.bits;
  const wave = Buffer.alloc(frames * step);
  const order = places[sounds.length] ?? [];
  for (const [channel, sound] of sounds.entries()) {
    let to = (order[channel] ?? channel) * width;
    for (let at = 0; at < frames; at += 1, to += step) {
      const value = (sound[at] ?? 0) << spare;
      wave[to] = value;
      wave[to + 1] = value >> 8;
      if (width > 2) wave[to + 2] = value >> 16;
      if (width > 3) wave[to + 3] = value >> 24;
    }
  }
  return wave;
}
