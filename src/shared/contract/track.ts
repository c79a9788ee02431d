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
 * A track wherever it is listed. `duration` is in whole seconds. `audioUrl` is a signed address that
 * expires (its `e` parameter, Unix seconds) and is good for the asking listener alone; a visitor's
 * yields the first 30 seconds. It says where the track was listed. A player adds `&q=1` to that of
 * what is queued by hand, `&c=1` where it goes on in the middle, and `&t=1` on a tablet that calls itself a computer.
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
  /** The place in a playlist, which may hold a track twice. */
  entryId: z.optional(idSchema),
});

export const trackListSchema = z.array(trackSchema);

/** People behind a track. */
export const trackCreditsSchema = z.object({
  performers: z.array(namedReferenceSchema),
  writers: z.array(z.string()),
  producers: z.array(z.string()),
});

/** One track with what its own page, its details and its credits show. */
export const fullTrackSchema = z.extend(trackSchema, {
  playCount: countSchema,
  genre: z.string(),
  label: z.string(),
  credits: trackCreditsSchema,
  colour: colourSchema,
});

/** Address parameters of a part of a long list of tracks. */
export const trackSliceQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageLimits.tracksMax)),
  ),
});

/** A part of a long list of tracks. */
export const trackSliceSchema = z.object({ tracks: trackListSchema, nextCursor: cursorSchema });

/** Answer of a download: an address for that listener, good for some minutes, and a file name. */
export const downloadAnswerSchema = z.object({ url: z.string(), fileName: z.string() });

/**
 * Body of like: empty, or an empty object, toggles it. With `liked` the track is liked from now on, or no longer, and one
 * that is so already stays as it is; `likedAt` gives back a like that was taken away by mistake, with the moment that the
 * answer named then.
 */
export const likeBodySchema = z.optional(
  z.nullable(
    z.strictObject({
      liked: z.optional(z.boolean()),
      likedAt: z.optional(givenInstantSchema),
    }),
  ),
);

/** State after the call; `likedAt` is since when the track was liked whose like it took away. */
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
