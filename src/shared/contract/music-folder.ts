import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from './primitives.ts';

/** Why a file is not taken. See docs/media.md. */
export const refusals = [
  'unreadable',
  'noFile',
  'tooLarge',
  'tooLong',
  'damaged',
  'protected',
  'codec',
] as const;

/** Why a whole folder is not read; `vanished` while it was. */
export const walkFaults = ['absent', 'file', 'unreadable', 'overlaps', 'vanished'] as const;

export const walkOutcomes = ['done', 'stopped', 'failed'] as const;

/**
 * `looking` lists names, `reading` opens files; `queued` waits for its turn, `asking` for an answer,
 * `waiting` for missing files that an admin said to wait for. `byHand` is no folder of the setting.
 */
export const folderStates = [
  'looking',
  'reading',
  'queued',
  'asking',
  'unreadable',
  'stopped',
  'failed',
  'waiting',
  'idle',
  'byHand',
] as const;

/** Of a walk that came to its end; `songs` are those of the folder that can be played. */
const walkFiguresSchema = z.object({
  files: countSchema,
  songs: countSchema,
  unchanged: countSchema,
  new: countSchema,
  moved: countSchema,
  retagged: countSchema,
  replaced: countSchema,
  copies: countSchema,
  gone: countSchema,
  notTaken: countSchema,
  /** Folders and files in which nothing could be looked at, so that nothing counts as gone. */
  unread: countSchema,
});

const folderProgressSchema = z.object({
  files: z.object({ done: countSchema, total: countSchema }),
  bytes: z.object({ done: countSchema, total: countSchema }),
  filesPerMinute: countSchema,
  /** Null until it can be estimated. */
  secondsLeft: z.nullable(countSchema),
});

const musicFolderSchema = z.object({
  id: idSchema,
  path: z.string(),
  state: z.enum(folderStates),
  fault: z.nullable(z.enum(walkFaults)),
  /** Null unless files are being read. */
  progress: z.nullable(folderProgressSchema),
  lastWalk: z.nullable(z.object({ at: instantSchema, ...walkFiguresSchema.shape })),
  /** Files whose absence is not believed, of those that were known; `isOpen` until it is answered. */
  missing: z.nullable(z.object({ files: countSchema, of: countSchema, isOpen: z.boolean() })),
  notTaken: countSchema,
  /** Kind of file system; null where the system does not say. */
  mount: z.nullable(z.string()),
  /** On a network: changes are seen by the next walk alone. */
  isRemote: z.boolean(),
});

/** See docs/product/imported-music.md. */
export const musicStateSchema = z.object({
  /** Those of the setting first. */
  folders: z.array(musicFolderSchema),
  /** Minutes after which changes are looked for. */
  every: countSchema,
  /** Songs whose loudness, tempo and key wait to be measured. */
  unmeasured: countSchema,
  /** Songs in AAC that cannot be measured, because the server has no FFmpeg. */
  unheardAac: countSchema,
});

export const notTakenPageSize = 50;

export const notTakenMost = 10_000;

const notTakenFilter = {
  q: z.optional(z.string().check(z.maxLength(254))),
  reason: z.optional(z.enum(refusals)),
};

export const notTakenQuerySchema = z.strictObject({
  ...notTakenFilter,
  page: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(notTakenMost / notTakenPageSize)),
  ),
});

export const notTakenFileQuerySchema = z.strictObject(notTakenFilter);

const notTakenFileSchema = z.object({
  id: idSchema,
  folder: z.string(),
  /** Below the folder; bytes that are no UTF-8 are replaced. */
  path: z.string(),
  reason: z.enum(refusals),
  firstSeen: instantSchema,
  lastSeen: instantSchema,
});

/** In the order of paths; `total` is at most `notTakenMost`. */
export const notTakenListSchema = z.object({
  files: z.array(notTakenFileSchema),
  total: countSchema,
});

export const missingAnswers = ['lose', 'wait'] as const;

/** `files` is the number that was asked about: more are asked again. */
export const missingBodySchema = z.strictObject({
  answer: z.enum(missingAnswers),
  files: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
});

export type Refusal = (typeof refusals)[number];
export type WalkFault = (typeof walkFaults)[number];
export type WalkOutcome = (typeof walkOutcomes)[number];
export type WalkFigures = z.infer<typeof walkFiguresSchema>;
export type FolderState = (typeof folderStates)[number];
export type MusicFolderState = z.infer<typeof musicFolderSchema>;
export type MusicState = z.infer<typeof musicStateSchema>;
export type NotTakenFile = z.infer<typeof notTakenFileSchema>;
export type NotTakenList = z.infer<typeof notTakenListSchema>;
export type NotTakenQuery = z.infer<typeof notTakenQuerySchema>;
export type MissingAnswer = (typeof missingAnswers)[number];
