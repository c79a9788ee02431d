import { RefusedFile } from '../scanned-sound.ts';

/** What all packets have in common. */
export type AlacConfig = {
  /** Of a packet; the last has fewer. */
  frames: number;
  bits: number;
  channels: number;
  /** See `RiceCode`; packets scale the weight. */
  start: number;
  weight: number;
  mostBits: number;
};

const configBytes = 24;

/** Encoders write 4,096. */
const frames = { least: 256, most: 16_384 };

/** Hertz. */
const rateMost = 1_000_000;
const channelsMost = 8;
const depths = new Set([16, 20, 24, 32]);

/**
 * Source: Apple Lossless Audio Codec, magic cookie.
 *
 * @param box `alac` of a sample description.
 * @throws {RefusedFile} for numbers that no encoder writes.
 */
export function readConfig(box: Buffer): AlacConfig & { sampleRate: number } {
  const cookie = box.subarray(4);
  if (cookie.length < configBytes) throw new RefusedFile('damaged');
  const config = {
    frames: cookie.readUInt32BE(0),
    bits: cookie.readUInt8(5),
    weight: cookie.readUInt8(6),
    start: cookie.readUInt8(7),
    mostBits: cookie.readUInt8(8),
    channels: cookie.readUInt8(9),
    sampleRate: cookie.readUInt32BE(20),
  };
  const { channels, sampleRate, mostBits } = config;
  const isSound =
    config.frames >= frames.least &&
    config.frames <= frames.most &&
    cookie.readUInt8(4) === 0 &&
    depths.has(config.bits) &&
    channels >= 1 &&
    channels <= channelsMost &&
    mostBits >= 1 &&
    mostBits <= 24 &&
    sampleRate >= 1 &&
    sampleRate <= rateMost;
  if (!isSound) throw new RefusedFile('damaged');
  return config;
}

/** Bytes of a sample in a WAV: 20 bits are the upper ones of 24. */
export const widthOf = ({ bits }: Pick<AlacConfig, 'bits'>): number => Math.ceil(bits / 8);

/** Bytes: a packet that is not compressed, and room for what is skipped. */
export const packetMost = (config: AlacConfig): number =>
  config.frames * config.channels * widthOf(config) + 4_096;
