import * as z from 'zod/mini';
import { artistSummarySchema } from './artist.ts';
import { searchLimits } from './limits.ts';
import { countSchema, idSchema, imageSchema, namedReferenceSchema } from './primitives.ts';
import { trackSchema } from './track.ts';

/** An absent, blank or symbol-only query finds nothing. */
export const searchQuerySchema = z.strictObject({
  q: z._default(z.string().check(z.maxLength(searchLimits.queryMax)), ''),
});

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
});

export type SearchResults = z.infer<typeof searchResultsSchema>;
