import * as z from 'zod/mini';
import { countSchema, idSchema, namedReferenceSchema } from './primitives.ts';

export const recordingPageSize = 10;

const recordingSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: namedReferenceSchema,
  album: z.object({ id: idSchema, title: z.string() }),
  /** Whole seconds. */
  duration: countSchema,
  /** Of the song's best file: `flac`. */
  format: z.string(),
  /** Thousands of bits a second, on average. */
  bitrate: countSchema,
  /** Folder and path of the file. */
  path: z.string(),
});

/** `better` would play: lossless before lossy, then the larger one. */
const recordingPairSchema = z.object({
  id: idSchema,
  better: recordingSchema,
  other: recordingSchema,
});

/** Songs that may be one recording. */
export const recordingPairsSchema = z.object({
  pairs: z.array(recordingPairSchema),
  total: countSchema,
});

export type Recording = z.infer<typeof recordingSchema>;
export type RecordingPair = z.infer<typeof recordingPairSchema>;
export type RecordingPairs = z.infer<typeof recordingPairsSchema>;
