import type { Recipe } from '../synth/compose.ts';

/** `first` are a listener's first two segments; nobody waits for `ahead`. */
export type Urgency = 'first' | 'rest' | 'ahead';

/** Most urgent first. */
export const urgencies: readonly Urgency[] = ['first', 'rest', 'ahead'];

export type ToWorker =
  | { kind: 'render'; job: number; recipe: Recipe; segment: number; urgency: Urgency }
  | { kind: 'hurry'; job: number; urgency: Urgency }
  | { kind: 'cancel'; job: number };

export type FromWorker =
  | { kind: 'bytes'; job: number; bytes: Uint8Array }
  | { kind: 'done'; job: number }
  | { kind: 'failed'; job: number; message: string };
