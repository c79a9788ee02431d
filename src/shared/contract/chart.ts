import * as z from 'zod/mini';
import { chartIds } from './codes.ts';
import { countSchema } from './primitives.ts';
import { trackSchema } from './track.ts';

export const chartIdSchema = z.enum(chartIds);

/**
 * At most 50 tracks, number one first. `playCount` counts the plays of the chart's days: 28, or 7
 * in the viral chart. `previousRank` is the rank (from 1) in the 28 days before; null where
 * nobody played the track then, and throughout the viral chart.
 */
export const chartSchema = z.object({
  id: chartIdSchema,
  tracks: z.array(
    z.extend(trackSchema, { playCount: countSchema, previousRank: z.nullable(countSchema) }),
  ),
});

export type ChartId = z.infer<typeof chartIdSchema>;
export type Chart = z.infer<typeof chartSchema>;
