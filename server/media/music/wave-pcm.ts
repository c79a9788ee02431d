import type { AlacPackets } from './alac/alac-packets.ts';
import { makeRiffHead } from './riff-head.ts';

/** How samples of a file become those of a WAV. */
type Turn = 'none' | 'order' | 'sign' | 'narrow';

/**
 * Lossless sound in a file that browsers do not play; it is served as WAV. `from` and `to` are its
 * bytes in the file, `width` the bytes of a sample there; with `packets`, after they are decoded.
 */
export type WavePcm = {
  from: number;
  to: number;
  channels: number;
  sampleRate: number;
  width: number;
  isFloat: boolean;
  turn: Turn;
  packets?: AlacPackets;
};

/** Bytes of a sample in the WAV: browsers do not play floats of 64 bits. */
export const wideOf = ({ turn, width }: Pick<WavePcm, 'turn' | 'width'>): number =>
  turn === 'narrow' ? width / 2 : width;

/** Bytes of the WAV's samples. */
export const waveBytes = (pcm: WavePcm): number => ((pcm.to - pcm.from) / pcm.width) * wideOf(pcm);

/** What precedes the samples. */
export function makeWaveHead(pcm: WavePcm): Buffer {
  const { channels, sampleRate, isFloat } = pcm;
  const wide = wideOf(pcm);
  const form = Buffer.alloc(16);
  form.writeUInt16LE(isFloat ? 3 : 1, 0);
  form.writeUInt16LE(channels, 2);
  form.writeUInt32LE(sampleRate, 4);
  form.writeUInt32LE(sampleRate * channels * wide, 8);
  form.writeUInt16LE(channels * wide, 12);
  form.writeUInt16LE(wide * 8, 14);
  return makeRiffHead(form, waveBytes(pcm));
}

/**
 * @param samples whole samples of the file; they are left as they are.
 * @returns the samples as a WAV has them: little-endian, and without a sign at 8 bits.
 */
export function toWaveSamples({ turn, width }: WavePcm, samples: Buffer): Buffer {
  if (turn === 'none') return samples;
  if (turn === 'narrow') {
    const floats = Buffer.alloc(samples.length / 2);
    for (let at = 0; at < samples.length; at += width) {
      floats.writeFloatLE(samples.readDoubleBE(at), at / 2);
    }
    return floats;
  }
  const turned = Buffer.from(samples);
  if (turn === 'sign') return turned.map((value) => value ^ 0x80) as Buffer;
  if (width === 2) return turned.swap16();
  if (width === 4) return turned.swap32();
  for (let at = 0; at < turned.length; at += width) {
    turned[at] = samples[at + 2] ?? 0;
    turned[at + 2] = samples[at] ?? 0;
  }
  return turned;
}
