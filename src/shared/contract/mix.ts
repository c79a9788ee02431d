import * as z from 'zod/mini';
import { genreIdSchema } from './browse.ts';
import { idSchema, namedReferenceSchema } from './primitives.ts';
import { trackListSchema } from './track.ts';

const partsOfHabit = ['morning', 'afternoon', 'night'] as const;

/** `calm` and `lively` by tempo; `liked` like the latest likes; `followed` of a followed artist. */
const mixKinds = ['genre', 'artist', 'calm', 'lively', 'liked', 'followed'] as const;

/** Made each day for one listener; its fields say why. */
export const mixSchema = z.object({
  /** The same on every day, such as `genre-rock`. */
  id: idSchema,
  kind: z.enum(mixKinds),
  genre: z.optional(genreIdSchema),
  artist: z.optional(namedReferenceSchema),
  /** When the listener plays such music, where it is mostly then. */
  part: z.optional(z.enum(partsOfHabit)),
});

/** IANA; decides which day it is, and which part of it a play was in. */
export const zoneQuerySchema = z.strictObject({
  zone: z._default(z.string().check(z.regex(/^[\w+/-]{1,64}$/)), 'UTC'),
});

export const fullMixSchema = z.extend(mixSchema, { tracks: trackListSchema });

export type Mix = z.infer<typeof mixSchema>;
export type FullMix = z.infer<typeof fullMixSchema>;
