import type { MusicFormat } from './house-file.ts';

/** Why a file is not taken; in words in `server/commands/import.ts`. */
export const refusals = [
  'unreadable',
  'noFile',
  'tooLarge',
  'tooLong',
  'damaged',
  'aiff',
  'alac',
  'protected',
  'codec',
] as const;

export type Refusal = (typeof refusals)[number];

export class RefusedFile extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

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
  sound: readonly Buffer[];
  preview: PreviewCut;
};

export const none = Buffer.alloc(0);
