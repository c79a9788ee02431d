import type { Recipe } from '../synth/compose.ts';

/**
 * How pressing a segment is: `first` is one of the first two that somebody hears, `rest` what follows
 * them, `ahead` what nobody waits for.
 */
export type Urgency = 'first' | 'rest' | 'ahead';

/** Urgencies, the most pressing first. */
export const urgencies: readonly Urgency[] = ['first', 'rest', 'ahead'];

/** What the pool tells a worker. */
export type ToWorker =
  | { kind: 'render'; job: number; recipe: Recipe; segment: number; urgency: Urgency }
  | { kind: 'hurry'; job: number; urgency: Urgency }
  | { kind: 'cancel'; job: number };

/** What a worker tells the pool: the next bytes, that there are no more, or what went wrong. */
export type FromWorker =
  | { kind: 'bytes'; job: number; bytes: Uint8Array }
  | { kind: 'done'; job: number }
  | { kind: 'failed'; job: number; message: string };
