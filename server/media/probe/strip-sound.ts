import type { SentFormat } from './sound-bytes.ts';
import { stripAiff } from './strip-aiff.ts';
import { stripFlac } from './strip-flac.ts';
import { stripMp3 } from './strip-mp3.ts';
import { stripWav } from './strip-wav.ts';

export type Stripping = (
  chunks: AsyncIterable<Buffer>,
  /** @param fault 'unreadable' by default */
  refuse: (fault?: 'type') => Error,
) => AsyncGenerator<Buffer, void, undefined>;

export type StreamedFormat = Exclude<SentFormat, 'm4a' | 'lossy'>;

const strippings: Record<StreamedFormat, Stripping> = {
  mp3: stripMp3,
  flac: stripFlac,
  wav: stripWav,
  aiff: stripAiff,
};

/** Removes names, places, devices, pictures. */
export const stripSound = (format: StreamedFormat, ...args: Parameters<Stripping>) =>
  strippings[format](...args);
