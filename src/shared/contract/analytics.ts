import * as z from 'zod/mini';
import { figureRangeSchema } from './artist-figures.ts';
import { analyticsComparisons, analyticsDimensions, analyticsUnits } from './codes.ts';
import { countSchema, daySchema, idSchema, imageSchema, instantSchema } from './primitives.ts';

export const analyticsDimensionSchema = z.enum(analyticsDimensions);
export const analyticsUnitSchema = z.enum(analyticsUnits);
export const analyticsComparisonSchema = z.enum(analyticsComparisons);

/** What can be taken as a filter; of all of them but the artist one at a time. */
export const analyticsParts = ['album', 'track', 'country', 'source', 'plan', 'device'] as const;

const spanSchema = z.object({ from: daySchema, until: daySchema });

/** Sums; `earnings` in euros. Null where the days do not keep them so. */
const figuresSchema = z.object({
  streams: countSchema,
  earnings: z.nullable(z.number()),
  skips: z.nullable(countSchema),
});

const sumsSchema = z.object({
  now: figuresSchema,
  /** The finished days of the range, and those that they are compared with; null without a comparison. */
  compared: z.nullable(z.object({ now: figuresSchema, before: figuresSchema })),
});

/** What every answer says of its days. */
const askedSchema = {
  range: figureRangeSchema,
  ...spanSchema.shape,
  /** The days of the comparison, as many as the range has finished ones. */
  before: z.nullable(spanSchema),
  /** Up to when plays are in these figures. */
  countedAt: instantSchema,
};

/** An id, or the code of a country, source, plan or device, or `total`. */
const partIdSchema = z.string();

const nameSchema = z.nullable(z.string());

/** Figures taken apart, the most streamed first. Which can be had together: docs/product/analytics.md. */
export const analyticsTableSchema = z.object({
  ...askedSchema,
  total: sumsSchema,
  rows: z.array(
    z.object({
      id: partIdSchema,
      /** Of an artist, album or track; null of anything else, and of what is gone. */
      name: nameSchema,
      /** Of an album or track. */
      artistName: nameSchema,
      /** The days of it within the range; the whole range where it is not told by time. */
      ...spanSchema.shape,
      ...sumsSchema.shape,
    }),
  ),
  /** Of all rows, of which at most 5,000 are told. */
  rowCount: countSchema,
  /** What was counted elsewhere and cannot be taken apart like this, so that it is missing here. */
  missing: z.object({ streams: countSchema, earnings: z.number() }),
});

const valuesSchema = z.object({
  /** One for each point; null on days that are not the viewer's to see, and on those still to be compared. */
  streams: z.array(z.nullable(countSchema)),
  earnings: z.nullable(z.array(z.nullable(z.number()))),
  skips: z.nullable(z.array(z.nullable(countSchema))),
});

/** How at most four parts went, point by point. */
export const analyticsLinesSchema = z.object({
  ...askedSchema,
  points: z.array(spanSchema),
  lines: z.array(
    z.object({
      id: partIdSchema,
      name: nameSchema,
      artistName: nameSchema,
      now: valuesSchema,
      before: z.nullable(valuesSchema),
    }),
  ),
});

/** Whose figures the viewer looks at, and what they can be filtered by. */
export const analyticsScopeSchema = z.object({
  /** Null where they are of artists themselves. */
  label: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** By name. A server may leave their portraits out. */
  artists: z.array(z.object({ id: idSchema, name: z.string(), image: z.optional(imageSchema) })),
  /** By title, at most a thousand. */
  albums: z.array(z.object({ id: idSchema, title: z.string(), artistId: idSchema })),
});

export type AnalyticsDimension = z.infer<typeof analyticsDimensionSchema>;
export type AnalyticsComparison = z.infer<typeof analyticsComparisonSchema>;
export type AnalyticsUnit = z.infer<typeof analyticsUnitSchema>;
export type AnalyticsPart = (typeof analyticsParts)[number];
export type AnalyticsFigures = z.infer<typeof figuresSchema>;
export type AnalyticsSums = z.infer<typeof sumsSchema>;
export type AnalyticsTable = z.infer<typeof analyticsTableSchema>;
export type AnalyticsRow = AnalyticsTable['rows'][number];
export type AnalyticsValues = z.infer<typeof valuesSchema>;
export type AnalyticsLines = z.infer<typeof analyticsLinesSchema>;
export type AnalyticsScope = z.infer<typeof analyticsScopeSchema>;
