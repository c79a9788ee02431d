import * as z from 'zod/mini';
import { pageLimits } from './limits.ts';
import {
  countSchema,
  colourSchema,
  cursorSchema,
  daySchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
  givenInstantSchema,
} from './primitives.ts';

/**
 * `duration` in whole seconds. `audioUrl` is a signed address that expires (its `e` parameter,
 * Unix seconds) and works only for the listener who asked; a visitor's plays the first 30
 * seconds. It records where the track was listed. A player adds `&q=1` for tracks queued by hand,
 * `&c=1` where it continues in the middle, and `&t=1` on a tablet that reports itself as a
 * computer.
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
  /** The entry of a playlist, which may hold a track twice. */
  entryId: z.optional(idSchema),
});

export const trackListSchema = z.array(trackSchema);

export const trackCreditsSchema = z.object({
  performers: z.array(namedReferenceSchema),
  writers: z.array(z.string()),
  producers: z.array(z.string()),
});

/** With everything that its page, details and credits show. */
export const fullTrackSchema = z.extend(trackSchema, {
  playCount: countSchema,
  genre: z.string(),
  label: z.string(),
  credits: trackCreditsSchema,
  colour: colourSchema,
});

/** Query of a part of a long list. */
export const trackSliceQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageLimits.tracksMax)),
  ),
});

export const trackSliceSchema = z.object({ tracks: trackListSchema, nextCursor: cursorSchema });

/** The address works for that listener and for some minutes. */
export const downloadAnswerSchema = z.object({ url: z.string(), fileName: z.string() });

/**
 * Without a body, or with an empty object, the call toggles the like; `liked` sets it, and
 * repeating it changes nothing. `likedAt` restores a like that was removed by mistake, with the
 * moment that the answer returned then.
 */
export const likeBodySchema = z.optional(
  z.nullable(
    z.strictObject({
      liked: z.optional(z.boolean()),
      likedAt: z.optional(givenInstantSchema),
    }),
  ),
);

/** The state after the call; `likedAt` is the moment of the like that the call removed. */
export const likeAnswerSchema = z.object({
  liked: z.boolean(),
  likedAt: z.optional(instantSchema),
});

export type Track = z.infer<typeof trackSchema>;
export type FullTrack = z.infer<typeof fullTrackSchema>;
export type TrackSlice = z.infer<typeof trackSliceSchema>;
export type LikeBody = NonNullable<z.infer<typeof likeBodySchema>>;
export type LikeAnswer = z.infer<typeof likeAnswerSchema>;
export type DownloadAnswer = z.infer<typeof downloadAnswerSchema>;
