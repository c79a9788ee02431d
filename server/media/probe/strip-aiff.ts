import { readCommon } from '../music/scan-aiff.ts';
import { RefusedFile } from '../music/scanned-sound.ts';
import { makeWaveHead, toWaveSamples, type WavePcm } from '../music/wave-pcm.ts';
import type { Stripping } from './strip-sound.ts';

/** Bytes. */
const nameBytes = 12;
const headBytes = 8;
/** Where the samples begin, and the size of blocks. */
const placeBytes = 8;

/** Bytes of a common chunk, and chunks before the sound. */
const commonMost = 1024;
const chunksMost = 1_000;

/**
 * Becomes a WAV of the same samples; all other chunks are dropped (`NAME`, `AUTH`, `ID3 ` …), which
 * name people, places and devices. Source: Apple, AIFF 1.3 and AIFF-C (1991).
 */
export const stripAiff: Stripping = async function* samples(input, refuse) {
  let waiting: Buffer = Buffer.alloc(0);
  let toSkip = 0;
  let isCompressible: boolean | null = null;
  let common: Buffer | null = null;
  let pcm: WavePcm | null = null;
  let count = 0;
  /** Bytes. */
  let left = 0;

  /** @returns the shape of the samples, once they follow. */
  function takeChunks(): WavePcm | null {
    for (;;) {
      const skipped = Math.min(toSkip, waiting.length);
      waiting = waiting.subarray(skipped);
      toSkip -= skipped;
      if (toSkip > 0 || waiting.length < headBytes + placeBytes) return null;
      const name = waiting.toString('latin1', 0, 4);
      const size = waiting.readUInt32BE(4);
      if ((count += 1) > chunksMost) throw refuse();
      if (name === 'SSND') {
        toSkip = headBytes + placeBytes + waiting.readUInt32BE(headBytes);
        if (common === null) throw refuse();
        const { samples: length, ...shape } = readCommon(common, isCompressible === true);
        return { from: 0, to: length * shape.channels * shape.width, ...shape };
      }
      if (name === 'COMM') {
        if (size > commonMost) throw refuse();
        if (waiting.length < headBytes + size) return null;
        common = Buffer.from(waiting.subarray(headBytes, headBytes + size));
      }
      toSkip = headBytes + size + (size % 2);
    }
  }

  function begin(): { form: WavePcm; head: Buffer } | null {
    try {
      const form = takeChunks();
      return form && { form, head: makeWaveHead(form) };
    } catch (error) {
      if (error instanceof RefusedFile && error.reason === 'codec') throw refuse('type');
      // More samples than a WAV can count.
      throw error instanceof RefusedFile || error instanceof RangeError ? refuse() : error;
    }
  }

  function takeSamples(form: WavePcm): Buffer {
    const skipped = Math.min(toSkip, waiting.length);
    toSkip -= skipped;
    const usable = Math.min(waiting.length - skipped, left);
    const bytes = usable - (usable % form.width);
    const sound = waiting.subarray(skipped, skipped + bytes);
    waiting = waiting.subarray(skipped + bytes);
    left -= bytes;
    return toWaveSamples(form, sound);
  }

  for await (const chunk of input) {
    if (pcm !== null && left === 0) continue;
    waiting = Buffer.concat([waiting, chunk]);
    if (isCompressible === null) {
      if (waiting.length < nameBytes) continue;
      isCompressible = waiting.toString('latin1', 8, 12) === 'AIFC';
      toSkip = nameBytes;
    }
    if (pcm === null) {
      const begun = begin();
      if (begun === null) continue;
      pcm = begun.form;
      left = pcm.to;
      yield begun.head;
    }
    const sound = takeSamples(pcm);
    if (sound.length > 0) yield sound;
  }
  if (pcm === null) throw refuse();
};
