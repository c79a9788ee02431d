import * as z from 'zod/mini';
import {
  figureCountries,
  figureDevices,
  figurePlans,
  figureRanges,
  figureSources,
} from './codes.ts';
import { countSchema, daySchema, idSchema, imageSchema, instantSchema } from './primitives.ts';

export const figureRangeSchema = z.enum(figureRanges);

/** Groups of age in years, the last open at its end. */
export const ageGroups = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'] as const;

const figureCountrySchema = z.enum(figureCountries);

/** Euros, to the millionth. */
const eurosSchema = z.number();

/** A part of a whole, 0 to 100. */
const percentageSchema = z.number().check(z.minimum(0), z.maximum(100));

/** A part of a whole, 0 to 1; null where there is no whole. */
const shareSchema = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));

/**
 * What the cards of an artist's dashboard and its overview show. `monthlyListeners`, `topCountries` and
 * `demographics` are of the last 28 days whatever the range, `monthlyEarnings` of the last whole month and
 * `totalEarnings` of the last twelve, in euros; `totalStreams` and `recentStreams` of the range.
 * Groups of fewer than ten listeners are left out of `demographics`.
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

/** A track with all that was ever counted of it, the most played first; `earnings` in euros. */
export const artistTrackSchema = z.object({
  id: idSchema,
  title: z.string(),
  album: z.string(),
  /** That of its album. */
  coverImage: imageSchema,
  releaseDate: daySchema,
  streams: countSchema,
  earnings: eurosSchema,
  countries: z.array(z.object({ country: figureCountrySchema, streams: countSchema })),
  /** Public playlists that have it. */
  playlists: countSchema,
  /** Likes, and places in playlists of listeners. */
  saves: countSchema,
});

export const artistTracksSchema = z.array(artistTrackSchema);

/**
 * A figure of the finished days of a range, and of as many days of the range before it: what a change is
 * reckoned from.
 */
const changeSchema = z.object({ value: z.number(), before: z.number() });

const earningPartSchema = { streams: countSchema, earnings: eurosSchema };

/** What a month brought by the days of its plays, `yyyy-mm`. */
const earnedMonthSchema = z.object({
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  ...earningPartSchema,
});

/**
 * Whom an artist reached in a range, from the daily figures: what the dashboard shows besides the calls
 * above. Times are UTC. How each is counted: docs/product/figures.md.
 */
export const artistAudienceSchema = z.object({
  /** Whose figures they are; a server may leave it out. */
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
  /** First and last day; the last is today, counted so far. */
  from: daySchema,
  until: daySchema,
  /** Up to when plays are in these figures. */
  countedAt: instantSchema,
  changes: z.object({
    monthlyListeners: changeSchema,
    streams: changeSchema,
    followers: z.nullable(changeSchema),
    monthlyEarnings: changeSchema,
  }),
  /** Distinct listeners of the range. */
  listeners: countSchema,
  /** Counted plays, and what was begun at all: plays and skips. */
  streams: countSchema,
  starts: countSchema,
  skipRate: shareSchema,
  /** Of the listeners of the range before, who came back in this one. */
  retention: shareSchema,
  /** Of the listeners, who keeps a track of the artist since the range began. */
  saveRate: shareSchema,
  /** Counted plays by weekday (Monday first) and hour. */
  hours: z.array(z.array(countSchema).check(z.length(24))).check(z.length(7)),
  devices: z.array(z.object({ device: z.enum(figureDevices), streams: countSchema })),
  plans: z.array(z.object({ plan: z.enum(figurePlans), ...earningPartSchema })),
  behaviour: z.object({
    /** Seconds, and counted plays, of a listener on a day on which they listened. */
    secondsPerVisit: z.nullable(z.number()),
    tracksPerVisit: z.nullable(z.number()),
    /** Of the listeners, who listened on another day as well. */
    repeatRate: shareSchema,
    /** Of the counted plays whose source is known, what was started where something new is found. */
    discovery: shareSchema,
  }),
  /** Listeners, each in one of the three. */
  loyalty: z.object({ loyal: countSchema, occasional: countSchema, new: countSchema }),
  playlists: z.object({
    /** Those that brought the most counted plays, at most ten. */
    top: z.array(
      z.object({
        id: idSchema,
        /** Null where it was deleted, or is not public. */
        name: z.nullable(z.string()),
        isEditorial: z.boolean(),
        streams: countSchema,
      }),
    ),
    /** Public playlists that have a track of the artist: of the editorial staff, and of listeners. */
    editorial: countSchema,
    user: countSchema,
    /** Of those, what took a track in for the first time within the last seven days. */
    addedThisWeek: countSchema,
  }),
  sources: z.array(z.object({ source: z.enum(figureSources), ...earningPartSchema })),
  countries: z.array(z.object({ country: figureCountrySchema, ...earningPartSchema })),
  tracks: z.array(
    z.object({ id: idSchema, title: z.string(), skips: countSchema, ...earningPartSchema }),
  ),
  /**
   * What of the range was counted elsewhere and imported: part of the listeners, streams, countries, months and changes
   * told, and of nothing else. Absent where nothing was imported.
   */
  elsewhere: z.optional(
    z.object({ listeners: countSchema, streams: countSchema, earnings: eurosSchema }),
  ),
  /** The last twelve whole months, the oldest first. */
  months: z.array(earnedMonthSchema),
  /** The month that runs, as far as it has come; a server may leave it out. */
  thisMonth: z.optional(earnedMonthSchema),
});

export type FigureRange = z.infer<typeof figureRangeSchema>;
export type FigureSource = (typeof figureSources)[number];
export type FigureDevice = (typeof figureDevices)[number];
export type FigurePlan = (typeof figurePlans)[number];

export type ArtistStats = z.infer<typeof artistStatsSchema>;
export type ArtistTrack = z.infer<typeof artistTrackSchema>;
export type ArtistAudience = z.infer<typeof artistAudienceSchema>;
