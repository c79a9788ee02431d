import * as z from 'zod/mini';
import { chartIds } from './codes.ts';
import { countSchema } from './primitives.ts';
import { trackSchema } from './track.ts';

export const chartIdSchema = z.enum(chartIds);

/**
 * A chart: at most 50 tracks, the first is number one. `playCount` counts the plays that the chart is
 * made of: of the last 28 days, of the last 7 in the viral one. `previousRank` is the place (from 1)
 * in the 28 days before; null where nobody played the track then, and throughout the viral chart.
 */
export const chartSchema = z.object({
  id: chartIdSchema,
  tracks: z.array(
    z.extend(trackSchema, { playCount: countSchema, previousRank: z.nullable(countSchema) }),
  ),
});

export type ChartId = z.infer<typeof chartIdSchema>;
export type Chart = z.infer<typeof chartSchema>;
