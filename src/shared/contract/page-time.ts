import * as z from 'zod/mini';
import { screenAddresses } from '../config/screen-addresses.ts';
import { pageTimeMost, reportedScreensMost } from './page-time-limits.ts';

/** Milliseconds. */
const pageTimeSchema = z.int().check(z.minimum(0), z.maximum(pageTimeMost));

/** What a browser measured, and nothing about the person. See docs/product/personal-data.md. */
export const pageTimesBodySchema = z.strictObject({
  screens: z
    .array(
      z.strictObject({
        route: z.enum(screenAddresses),
        /** Largest Contentful Paint. */
        lcp: z.optional(pageTimeSchema),
        /** The slowest interaction of the view, by Event Timing. */
        interaction: z.optional(pageTimeSchema),
      }),
    )
    .check(z.minLength(1), z.maxLength(reportedScreensMost)),
});

export type PageTimesBody = z.infer<typeof pageTimesBodySchema>;
