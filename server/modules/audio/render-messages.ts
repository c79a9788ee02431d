import type { Recipe } from './synth/compose.ts';

/** What the pool tells a worker. Urgent jobs go before the others, at any time. */
export type ToWorker =
  | { kind: 'render'; job: number; recipe: Recipe; path: string; isUrgent: boolean }
  | { kind: 'hurry'; job: number; isUrgent: boolean }
  | { kind: 'cancel'; job: number };

/** What a worker tells the pool: bytes in the file so far, that it is complete, or what went wrong. */
export type FromWorker =
  | { kind: 'progress'; job: number; bytes: number }
  | { kind: 'done'; job: number }
  | { kind: 'failed'; job: number; message: string };
