import * as z from 'zod/mini';
import { figureRangeSchema } from './artist-figures.ts';
import {
  analyticsComparisons,
  analyticsDimensions,
  analyticsUnits,
  figureCountries,
  figureDevices,
  figurePlans,
  figureSources,
} from './codes.ts';
import { countSchema, daySchema, idSchema, imageSchema, instantSchema } from './primitives.ts';

export const analyticsDimensionSchema = z.enum(analyticsDimensions);
const analyticsUnitSchema = z.enum(analyticsUnits);
const analyticsComparisonSchema = z.enum(analyticsComparisons);

export const questionSchema = z.strictObject({
  label: z.optional(idSchema),
  artist: z.optional(idSchema),
  range: z._default(figureRangeSchema, '28days'),
  compare: z._default(analyticsComparisonSchema, 'none'),
  by: z._default(analyticsDimensionSchema, 'total'),
  unit: z._default(analyticsUnitSchema, 'range'),
  album: z.optional(idSchema),
  track: z.optional(idSchema),
  country: z.optional(z.enum(figureCountries)),
  source: z.optional(z.enum(figureSources)),
  plan: z.optional(z.enum(figurePlans)),
  device: z.optional(z.enum(figureDevices)),
});

/** Only artists may be several. */
export const analyticsParts = ['album', 'track', 'country', 'source', 'plan', 'device'] as const;

const spanSchema = z.object({ from: daySchema, until: daySchema });

/** `earnings` in euros. Null where the daily figures lack them. */
const figuresSchema = z.object({
  streams: countSchema,
  earnings: z.nullable(z.number()),
  skips: z.nullable(countSchema),
});

const sumsSchema = z.object({
  now: figuresSchema,
  compared: z.nullable(z.object({ now: figuresSchema, before: figuresSchema })),
});

const questionFields = {
  range: figureRangeSchema,
  ...spanSchema.shape,
  before: z.nullable(spanSchema),
  countedAt: instantSchema,
};

const partIdSchema = z.string();

const nameSchema = z.nullable(z.string());

/** Most streamed first. Allowed combinations: docs/product/analytics.md. */
export const analyticsTableSchema = z.object({
  ...questionFields,
  total: sumsSchema,
  rows: z.array(
    z.object({
      id: partIdSchema,
      /** Null for other kinds and deleted ones. */
      name: nameSchema,
      artistName: nameSchema,
      /** Of an artist, album or track. */
      image: z.optional(imageSchema),
      ...spanSchema.shape,
      ...sumsSchema.shape,
    }),
  ),
  rowCount: countSchema,
  missing: z.object({ streams: countSchema, earnings: z.number() }),
  /** Plays among them that earn nothing, if any: undecided or refused; unknown by device. */
  held: z.optional(z.object({ waiting: countSchema, refused: countSchema })),
});

const valuesSchema = z.object({
  /** Null for days hidden from the viewer or not compared yet. */
  streams: z.array(z.nullable(countSchema)),
  earnings: z.nullable(z.array(z.nullable(z.number()))),
  skips: z.nullable(z.array(z.nullable(countSchema))),
});

export const analyticsLinesSchema = z.object({
  ...questionFields,
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

export const analyticsScopeSchema = z.object({
  label: z.nullable(z.object({ id: idSchema, name: z.string() })),
  artists: z.array(z.object({ id: idSchema, name: z.string(), image: z.optional(imageSchema) })),
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
