import type { MusicFormat } from './house-file.ts';
import type { WavePcm } from './wave-pcm.ts';

export type { Refusal } from '#contract/music-folder.ts';
export { RefusedFile } from '#rules/refused-file.ts';

/** Seconds. */
export const previewLength = 30;

/** `head` and the bytes `from` to `to` are a file of the first 30 seconds. */
export type PreviewCut = { head: Buffer; from: number; to: number };

export type ScannedSound = {
  format: MusicFormat;
  samples: number;
  sampleRate: number;
  /** See `collectSeconds`. */
  secondsAt: Buffer;
  /** The bytes that no tag changes. */
  sound: Iterable<Buffer>;
  preview: PreviewCut;
  /** Of a file that is served as WAV; the index is of that WAV, the preview's bytes of the file. */
  pcm?: WavePcm;
};

export const none = Buffer.alloc(0);
