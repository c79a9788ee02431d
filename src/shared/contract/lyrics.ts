import * as z from 'zod/mini';
import { countSchema } from './primitives.ts';

/** Bounds of what is read, stored and sent. */
export const lyricsLimits = {
  bytes: 1024 * 1024,
  lines: 5_000,
  /** Characters; longer lines are cut. */
  line: 1_000,
  /** Characters of all lines. */
  characters: 500_000,
  /** In a line; one with more has no words of its own. */
  words: 200,
  /** Characters of a text that a label sends. */
  given: 60_000,
  /** Characters of what one save of a release sends, as JSON. */
  sent: 400_000,
} as const;

/** Times in milliseconds from the beginning of the sound. */
const lyricsWordSchema = z.object({
  at: countSchema,
  end: z.optional(countSchema),
  text: z.string(),
});

/** `text` is empty in a pause. It equals the words, joined. */
const lyricsLineSchema = z.object({
  at: z.optional(countSchema),
  text: z.string(),
  words: z.optional(z.array(lyricsWordSchema)),
  romanised: z.optional(z.string()),
  translations: z.optional(
    z.array(z.object({ language: z.optional(z.string()), text: z.string() })),
  ),
});

/** All lines have `at`, in its order, unless `kind` is `plain`. `language` as in BCP 47. */
const lyricsSchema = z.object({
  kind: z.enum(['plain', 'lines', 'words']),
  language: z.optional(z.string()),
  lines: z.array(lyricsLineSchema),
});

/** Null for a song without lyrics. */
export const trackLyricsSchema = z.object({ lyrics: z.nullable(lyricsSchema) });

export const giveLyricsBodySchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(lyricsLimits.given)),
});

export type LyricsWord = z.infer<typeof lyricsWordSchema>;
export type LyricsLine = z.infer<typeof lyricsLineSchema>;
export type Lyrics = z.infer<typeof lyricsSchema>;
export type TrackLyrics = z.infer<typeof trackLyricsSchema>;
