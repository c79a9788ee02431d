import type { SoundFacts } from '#contract/release.ts';
import { stripFlac } from './strip-flac.ts';
import { stripMp3 } from './strip-mp3.ts';
import { stripWav } from './strip-wav.ts';

/** Bytes as they come, and what to throw for a file that cannot be read. */
export type Stripping = (
  pieces: AsyncIterable<Buffer>,
  refuse: () => Error,
) => AsyncGenerator<Buffer, void, undefined>;

const strippings: Record<SoundFacts['format'], Stripping> = {
  mp3: stripMp3,
  flac: stripFlac,
  wav: stripWav,
};

/** The bytes of a file of sound without names, places, devices, pictures and whatever else is no sound. */
export const stripSound = (format: SoundFacts['format'], ...args: Parameters<Stripping>) =>
  strippings[format](...args);
