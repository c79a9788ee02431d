import * as z from 'zod/mini';
import { broughtLimits, pageLimits } from './limits.ts';
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

/** Why a track was chosen: it is like the one named `title`. `tempo` in beats a minute. */
export const recommendationSchema = z.object({
  kind: z.enum(['together', 'tempo', 'tonic', 'genre']),
  title: z.string(),
  tempo: z.optional(countSchema),
});

/**
 * `duration` in whole seconds. `audioUrl` is signed, expires (`e`, Unix seconds) and works only
 * for its listener; players add `&q=1` (queued by hand), `&c=1` (continued mid-track) and `&t=1`
 * (a tablet that reports a computer).
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
  /** A playlist may hold a track twice. */
  entryId: z.optional(idSchema),
  /** Only for those who make a playlist together, and not of its owner; null: a deleted account. */
  addedBy: z.optional(z.nullable(namedReferenceSchema)),
  /** Only of a history: it came by file and never counted as a play. */
  isBrought: z.optional(z.boolean()),
  /** Its file is not where it was imported from. */
  isGone: z.optional(z.boolean()),
  hasLyrics: z.optional(z.boolean()),
  /** `artist` names others too, as printed. */
  hasGuests: z.optional(z.boolean()),
  /** Decibels, at most 0, by which the song alone and inside its album are to be quieter. */
  gain: z.optional(z.object({ song: z.number(), album: z.number() })),
  /** Only of an album whose files say so, like the next two. */
  disc: z.optional(countSchema),
  discTitle: z.optional(z.string()),
  /** As printed, such as `A1`. */
  number: z.optional(z.string()),
  /** Only of a radio. */
  reason: z.optional(recommendationSchema),
});

export const trackListSchema = z.array(trackSchema);

export const trackCreditsSchema = z.object({
  performers: z.array(namedReferenceSchema),
  writers: z.array(z.string()),
  producers: z.array(z.string()),
});

export const fullTrackSchema = z.extend(trackSchema, {
  playCount: countSchema,
  genre: z.string(),
  label: z.string(),
  credits: trackCreditsSchema,
  /** Of a label's song: twelve characters. */
  isrc: z.optional(z.string()),
  colour: colourSchema,
});

export const trackSliceQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageLimits.tracksMax)),
  ),
});

export const trackSliceSchema = z.object({ tracks: trackListSchema, nextCursor: cursorSchema });

/** Valid for some minutes. */
export const downloadAnswerSchema = z.object({ url: z.string(), fileName: z.string() });

/** Without `liked` it toggles. `likedAt` restores a removed like. */
export const likeBodySchema = z.optional(
  z.nullable(
    z.strictObject({
      liked: z.optional(z.boolean()),
      likedAt: z.optional(givenInstantSchema),
    }),
  ),
);

/** Likes of several tracks are taken in one call. */
export const takeLikesBodySchema = z.strictObject({
  trackIds: z.array(idSchema).check(z.minLength(1), z.maxLength(broughtLimits.written)),
});

export const takenLikesSchema = z.object({
  taken: z.array(z.object({ trackId: idSchema, likedAt: instantSchema })),
});

export const likeAnswerSchema = z.object({
  liked: z.boolean(),
  likedAt: z.optional(instantSchema),
});

export type Recommendation = z.infer<typeof recommendationSchema>;
export type Track = z.infer<typeof trackSchema>;
export type FullTrack = z.infer<typeof fullTrackSchema>;
export type TrackSlice = z.infer<typeof trackSliceSchema>;
export type LikeBody = NonNullable<z.infer<typeof likeBodySchema>>;
export type TakenLikes = z.infer<typeof takenLikesSchema>;
export type LikeAnswer = z.infer<typeof likeAnswerSchema>;
export type DownloadAnswer = z.infer<typeof downloadAnswerSchema>;
