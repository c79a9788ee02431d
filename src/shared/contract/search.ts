import * as z from 'zod/mini';
import { artistSummarySchema } from './artist.ts';
import { searchKinds } from './codes.ts';
import { searchLimits } from './limits.ts';
import { countSchema, idSchema, imageSchema, namedReferenceSchema } from './primitives.ts';
import { trackSchema } from './track.ts';
import { trimLine } from './written.ts';

export const searchKindSchema = z.enum(searchKinds);

/** An absent, blank or symbol-only query finds nothing. */
export const searchQuerySchema = z.strictObject({
  q: z._default(z.string().check(z.maxLength(searchLimits.queryMax)), ''),
});

/** `from` counts results of earlier pages. */
export const searchPageQuerySchema = z.extend(searchQuerySchema, {
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3000)), 0),
});

/** `closest` is offered as a correction where nothing fits the query. */
export const searchResultsSchema = z.object({
  tracks: z.array(trackSchema),
  artists: z.array(artistSummarySchema),
  albums: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      artist: namedReferenceSchema,
      coverImage: imageSchema,
    }),
  ),
  playlists: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      description: z.string(),
      coverImage: imageSchema,
      trackCount: countSchema,
    }),
  ),
  people: z.optional(
    z.array(
      z.object({
        id: idSchema,
        displayName: z.string(),
        username: z.string(),
        image: imageSchema,
      }),
    ),
  ),
  closest: z.optional(z.string()),
});

/** Results of one kind; the other lists are empty. */
export const searchPageSchema = z.extend(searchResultsSchema, {
  next: z.nullable(countSchema),
});

/** The latest first. */
export const recentSearchesSchema = z.array(z.string());

export const searchedBodySchema = z.strictObject({
  query: z.string().check(trimLine(), z.minLength(1), z.maxLength(searchLimits.queryMax)),
});

/** Without `q` all are forgotten. */
export const forgottenSearchSchema = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(searchLimits.queryMax))),
});

export type SearchKind = z.infer<typeof searchKindSchema>;
export type SearchResults = z.infer<typeof searchResultsSchema>;
export type SearchPage = z.infer<typeof searchPageSchema>;
