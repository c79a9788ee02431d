import * as z from 'zod/mini';
import {
  figureCountries,
  figureDevices,
  figurePlans,
  figureRanges,
  figureSources,
} from './codes.ts';
import { monthSchema } from './statement.ts';
import { countSchema, daySchema, idSchema, imageSchema, instantSchema } from './primitives.ts';

export const figureRangeSchema = z.enum(figureRanges);

export const ageGroups = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'] as const;

const figureCountrySchema = z.enum(figureCountries);

/** Euros, to the millionth. */
const eurosSchema = z.number();

const percentageSchema = z.number().check(z.minimum(0), z.maximum(100));

/** 0 to 1; null where the whole is zero. */
const shareSchema = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));

/**
 * `monthlyListeners`, `topCountries` and `demographics` cover 28 days; `totalEarnings` the last
 * twelve whole months, in euros. `demographics` omits groups under ten listeners.
 */
export const artistStatsSchema = z.object({
  monthlyListeners: countSchema,
  totalStreams: countSchema,
  followers: countSchema,
  totalEarnings: eurosSchema,
  monthlyEarnings: eurosSchema,
  topCountries: z.array(
    z.object({
      country: figureCountrySchema,
      listeners: countSchema,
      percentage: percentageSchema,
    }),
  ),
  demographics: z.array(z.object({ age: z.enum(ageGroups), percentage: percentageSchema })),
  recentStreams: z.array(z.object({ date: daySchema, streams: countSchema })),
});

export const artistTrackSchema = z.object({
  id: idSchema,
  title: z.string(),
  album: z.string(),
  coverImage: imageSchema,
  releaseDate: daySchema,
  streams: countSchema,
  earnings: eurosSchema,
  countries: z.array(z.object({ country: figureCountrySchema, streams: countSchema })),
  playlists: countSchema,
  /** Likes and entries in playlists. */
  saves: countSchema,
});

export const artistTracksSchema = z.array(artistTrackSchema);

const changeSchema = z.object({ value: z.number(), before: z.number() });

const earningPartSchema = { streams: countSchema, earnings: eurosSchema };

const earnedMonthSchema = z.object({
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  ...earningPartSchema,
  /** What of `earnings` is not paid: undecided or refused. */
  held: z.optional(z.object({ waiting: eurosSchema, refused: eurosSchema })),
  /** What of the rest others get who share recordings, in months that may be open. */
  shared: z.optional(eurosSchema),
});

/** Days and hours are UTC. Counting rules: docs/product/figures.md. */
export const artistAudienceSchema = z.object({
  artist: z.optional(
    z.object({
      id: idSchema,
      name: z.string(),
      genre: z.string(),
      image: imageSchema,
      verified: z.boolean(),
    }),
  ),
  range: figureRangeSchema,
  from: daySchema,
  until: daySchema,
  countedAt: instantSchema,
  changes: z.object({
    monthlyListeners: changeSchema,
    streams: changeSchema,
    followers: z.nullable(changeSchema),
    monthlyEarnings: changeSchema,
  }),
  listeners: countSchema,
  /** `starts` include skips. */
  streams: countSchema,
  starts: countSchema,
  skipRate: shareSchema,
  retention: shareSchema,
  /** Share of the range's listeners. */
  saveRate: shareSchema,
  /** By weekday (Monday first) and hour. */
  hours: z.array(z.array(countSchema).check(z.length(24))).check(z.length(7)),
  devices: z.array(z.object({ device: z.enum(figureDevices), streams: countSchema })),
  plans: z.array(z.object({ plan: z.enum(figurePlans), ...earningPartSchema })),
  behaviour: z.object({
    secondsPerVisit: z.nullable(z.number()),
    tracksPerVisit: z.nullable(z.number()),
    repeatRate: shareSchema,
    discovery: shareSchema,
  }),
  loyalty: z.object({ loyal: countSchema, occasional: countSchema, new: countSchema }),
  playlists: z.object({
    top: z.array(
      z.object({
        id: idSchema,
        /** Null if deleted or private. */
        name: z.nullable(z.string()),
        isEditorial: z.boolean(),
        streams: countSchema,
      }),
    ),
    editorial: countSchema,
    user: countSchema,
    addedThisWeek: countSchema,
  }),
  sources: z.array(z.object({ source: z.enum(figureSources), ...earningPartSchema })),
  countries: z.array(z.object({ country: figureCountrySchema, ...earningPartSchema })),
  tracks: z.array(
    z.object({ id: idSchema, title: z.string(), skips: countSchema, ...earningPartSchema }),
  ),
  /** The part of the figures that was imported. */
  elsewhere: z.optional(
    z.object({ listeners: countSchema, streams: countSchema, earnings: eurosSchema }),
  ),
  /** Plays of the range that earn nothing, if any. See docs/product/screening.md. */
  held: z.optional(
    z.object({
      /** Until somebody decides. */
      waiting: countSchema,
      refused: countSchema,
      /** The newest that names them; null until their month is closed. */
      statement: z.nullable(z.object({ id: idSchema, period: monthSchema })),
    }),
  ),
  /** Oldest first. */
  months: z.array(earnedMonthSchema),
  thisMonth: z.optional(earnedMonthSchema),
});

export type FigureRange = z.infer<typeof figureRangeSchema>;
export type FigureSource = (typeof figureSources)[number];
export type FigureDevice = (typeof figureDevices)[number];
export type FigurePlan = (typeof figurePlans)[number];

export type ArtistStats = z.infer<typeof artistStatsSchema>;
export type ArtistTrack = z.infer<typeof artistTrackSchema>;
export type ArtistAudience = z.infer<typeof artistAudienceSchema>;
