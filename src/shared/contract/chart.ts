import * as z from 'zod/mini';
import { chartIds } from './codes.ts';
import { countSchema, idSchema, imageSchema } from './primitives.ts';
import { trackSchema } from './track.ts';

export const chartIdSchema = z.enum(chartIds);

/**
 * At most 50 tracks. `playCount` counts 28 days, or 7 in the viral chart, which has no
 * `previousRank`.
 */
export const chartSchema = z.object({
  id: chartIdSchema,
  tracks: z.array(
    z.extend(trackSchema, { playCount: countSchema, previousRank: z.nullable(countSchema) }),
  ),
});

/** Each once, by its best song. */
export const chartArtistsSchema = z.array(
  z.object({ id: idSchema, name: z.string(), image: imageSchema }),
);

export type ChartId = z.infer<typeof chartIdSchema>;
export type Chart = z.infer<typeof chartSchema>;
export type ChartArtists = z.infer<typeof chartArtistsSchema>;
