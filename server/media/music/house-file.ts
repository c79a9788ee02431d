import type { WavePcm } from './wave-pcm.ts';

/** Browsers play them as they are, except AIFF and Apple Lossless, which are served as WAV. */
export const musicFormats = ['mp3', 'flac', 'm4a', 'ogg', 'opus', 'wav', 'aiff', 'alac'] as const;

export type MusicFormat = (typeof musicFormats)[number];

/** They are the better ones of a recording. */
export const losslessFormats: readonly MusicFormat[] = ['flac', 'wav', 'aiff', 'alac'];

/** Of what is served. */
export const mediaTypes: Readonly<Record<MusicFormat, string>> = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  aiff: 'audio/wav',
  alac: 'audio/wav',
};

/**
 * A file in a folder of the operator's. Bytes are in base64, because it is a JSON column; paths are
 * bytes, because names need not be UTF-8.
 */
export type HouseFile = {
  folder: string;
  /** Below the folder. */
  path: string;
  hash: string;
  format: MusicFormat;
  bytes: number;
  /** Nanoseconds, as text. */
  changed: string;
  /** 32-bit positions, little-endian: where each second begins. */
  secondsAt: string;
  /** What precedes a part of the file, so that both are a file of the first 30 seconds. */
  previewHead: string;
  previewFrom: number;
  previewTo: number;
  /** Of a file that is served as WAV. */
  pcm: WavePcm | null;
};
