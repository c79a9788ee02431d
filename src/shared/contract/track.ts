import * as z from 'zod/mini';
import {
  countSchema,
  daySchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
} from './primitives.ts';

/**
 * A track wherever it is listed. `duration` is in whole seconds. `audioUrl` is a signed address that
 * expires (its `e` parameter, Unix seconds) and is good for the asking listener alone; a visitor's
 * yields the first 30 seconds.
 */
export const trackSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: namedReferenceSchema,
  album: z.object({ id: idSchema, title: z.string(), coverImage: imageSchema }),
  duration: countSchema,
  audioUrl: z.string(),
  liked: z.boolean(),
  releaseDate: daySchema,
  playCount: z.optional(countSchema),
  likedAt: z.optional(instantSchema),
  addedAt: z.optional(instantSchema),
});

export const trackListSchema = z.array(trackSchema);

/** Body of like: empty, or an empty object. */
export const likeBodySchema = z.optional(z.nullable(z.strictObject({})));

/** State after a like call toggled it. */
export const likeAnswerSchema = z.object({ liked: z.boolean() });

export type Track = z.infer<typeof trackSchema>;
