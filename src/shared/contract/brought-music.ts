import * as z from 'zod/mini';
import { broughtLimits } from './limits.ts';
import { countSchema, givenInstantSchema, idSchema } from './primitives.ts';
import { trackListSchema } from './track.ts';

const nameSchema = z.string().check(z.maxLength(500));

/** As a file names it; `duration` in seconds. `trackId` is known from a file of ours. */
const broughtSongSchema = z.strictObject({
  title: nameSchema,
  artist: nameSchema,
  album: z.optional(nameSchema),
  duration: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  trackId: z.optional(idSchema),
});

export const matchTracksBodySchema = z.strictObject({
  songs: z.array(broughtSongSchema).check(z.minLength(1), z.maxLength(broughtLimits.songs)),
});

/** In the order of the songs. `tracks`: the match, or candidates with the likeliest first. */
export const matchTracksAnswerSchema = z.object({
  matches: z.array(
    z.object({ verdict: z.enum(['matched', 'guessed', 'missing']), tracks: trackListSchema }),
  ),
});

/** `likedAt` is limited to between joining and now. */
export const bringLikesBodySchema = z.strictObject({
  likes: z
    .array(z.strictObject({ trackId: idSchema, likedAt: z.optional(givenInstantSchema) }))
    .check(z.minLength(1), z.maxLength(broughtLimits.written)),
});

export const bringListensBodySchema = z.strictObject({
  listens: z
    .array(z.strictObject({ trackId: idSchema, playedAt: givenInstantSchema }))
    .check(z.minLength(1), z.maxLength(broughtLimits.written)),
});

/** Without those that were there already; `rows` are the positions in the call of the new ones. */
export const broughtSchema = z.object({
  added: countSchema,
  rows: z.array(countSchema).check(z.maxLength(broughtLimits.written)),
});

/** Of an import that is taken back. */
export const broughtRemovedSchema = z.object({ removed: countSchema });

export type BroughtSong = z.infer<typeof broughtSongSchema>;
export type TrackMatch = z.infer<typeof matchTracksAnswerSchema>['matches'][number];
export type BringLikesBody = z.infer<typeof bringLikesBodySchema>;
export type Brought = z.infer<typeof broughtSchema>;
export type BringListensBody = z.infer<typeof bringListensBodySchema>;
