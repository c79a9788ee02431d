import type { SoundFacts } from '#contract/release.ts';

/** The file declares `seconds`. */
export type Encoding = { format: Exclude<SoundFacts['format'], 'mp3'>; seconds: number };

export type EncodeOrder = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'end' };

export type EncodeAnswer =
  | { kind: 'made'; bytes: Uint8Array }
  | { kind: 'failed'; isBroken: boolean; message: string };
