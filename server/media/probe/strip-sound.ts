import type { SoundFacts } from '#contract/release.ts';
import { stripFlac } from './strip-flac.ts';
import { stripMp3 } from './strip-mp3.ts';
import { stripWav } from './strip-wav.ts';

export type Stripping = (
  chunks: AsyncIterable<Buffer>,
  refuse: () => Error,
) => AsyncGenerator<Buffer, void, undefined>;

const strippings: Record<SoundFacts['format'], Stripping> = {
  mp3: stripMp3,
  flac: stripFlac,
  wav: stripWav,
};

/** Removes names, places, devices, pictures. */
export const stripSound = (format: SoundFacts['format'], ...args: Parameters<Stripping>) =>
  strippings[format](...args);
