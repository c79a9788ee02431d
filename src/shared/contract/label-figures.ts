import * as z from 'zod/mini';
import { figureCountries } from './codes.ts';
import { contractStatusSchema, royaltyRateSchema } from './label.ts';
import {
  countSchema,
  daySchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
} from './primitives.ts';
import {
  monthSchema,
  payoutDelaySchema,
  payoutStatusSchema,
  statementSchema,
} from './statement.ts';

/** Euros, to the millionth; negative after corrections. */
const eurosSchema = z.number();

/** Euros, to the cent. */
const centsSchema = z.number();

/** Negative after corrections. */
const streamsSchema = z.int();

const percentSchema = z.number();

/** `monthlyStreams` cover 28 days. See docs/product/label-dashboard.md. */
export const labelArtistSchema = z.object({
  id: idSchema,
  name: z.string(),
  genre: z.string(),
  country: z.string(),
  image: imageSchema,
  verified: z.boolean(),
  monthlyListeners: countSchema,
  followers: countSchema,
  totalEarnings: eurosSchema,
  monthlyStreams: countSchema,
  /** Of these streams, plays that wait for a decision, if any. */
  held: z.optional(countSchema),
  contractStatus: contractStatusSchema,
  royaltyRate: royaltyRateSchema,
  joinDate: daySchema,
  label: z.optional(z.string()),
});

export const labelArtistsSchema = z.array(labelArtistSchema);

/** Unknown words count as `other`. */
// oxlint-disable-next-line promise/valid-params -- zod's, not that of a promise
export const releaseTypeSchema = z.catch(z.enum(['single', 'ep', 'other']), 'other');

export const releaseStatusSchema = z.enum(['live', 'approved', 'pending', 'rejected']);

/** All time; euros. */
export const releaseSchema = z.object({
  id: idSchema,
  title: z.string(),
  artistName: z.string(),
  type: releaseTypeSchema,
  status: releaseStatusSchema,
  uploadDate: z.nullable(daySchema),
  releaseDate: daySchema,
  streams: countSchema,
  revenue: eurosSchema,
  coverImage: imageSchema,
  /** Of those that came by 'Subir Contenido' with any: as stored, `upc` '' for none. */
  codes: z.optional(
    z.object({
      upc: z.string(),
      isrcs: z.array(z.object({ trackId: idSchema, isrc: z.string() })),
    }),
  ),
});

export const releasesSchema = z.array(releaseSchema);

/** Twelve closed months; growth in percent. */
export const labelAnalyticsSchema = z.object({
  totalArtists: countSchema,
  activeArtists: countSchema,
  totalStreams: streamsSchema,
  totalRevenue: eurosSchema,
  monthlyGrowth: z.nullable(percentSchema),
  topGenres: z.array(
    z.object({ genre: z.string(), percentage: percentSchema, revenue: eurosSchema }),
  ),
  topCountries: z.array(
    z.object({ country: z.enum(figureCountries), streams: streamsSchema, revenue: eurosSchema }),
  ),
  revenueByMonth: z.array(
    z.object({ month: monthSchema, amount: eurosSchema, growth: z.nullable(percentSchema) }),
  ),
});

/** `amount` is `share` less `shared` and earlier debt. See docs/product/payments.md. */
export const labelPayoutSchema = z.object({
  id: idSchema,
  artist: z.object({ id: idSchema, name: z.string(), image: imageSchema }),
  gross: eurosSchema,
  commission: eurosSchema,
  share: centsSchema,
  /** What of `share` others get who share recordings, if any; negative in a correction. */
  shared: z.optional(centsSchema),
  amount: centsSchema,
  /** Earlier debt, zero or less. */
  carried: centsSchema,
  royaltyRates: z.array(royaltyRateSchema),
  /** `carried`: nothing is left to pay, and the next statement bears the debt. */
  status: z.union([payoutStatusSchema, z.literal('carried')]),
  /** Day of payment, or due day. */
  date: z.nullable(daySchema),
  delay: z.optional(payoutDelaySchema),
  /** Plays that wait for a decision. */
  held: z.optional(countSchema),
});

/** `amount` is what is paid after earlier debt (`carried`). */
const ownSumsSchema = z.object({
  id: idSchema,
  commission: centsSchema,
  carried: centsSchema,
  amount: centsSchema,
  status: labelPayoutSchema.shape.status,
  date: labelPayoutSchema.shape.date,
});

/** `gross` is `share` plus `commission`. */
export const ownStatementSchema = z.extend(ownSumsSchema, {
  label: z.string(),
  period: monthSchema,
  issuedAt: instantSchema,
  hash: statementSchema.shape.hash,
  /** Percent; null if not recorded. */
  labelRate: z.nullable(royaltyRateSchema),
  gross: eurosSchema,
  share: centsSchema,
  lines: z.array(
    z.object({
      id: idSchema,
      artist: namedReferenceSchema,
      period: monthSchema,
      gross: eurosSchema,
      share: centsSchema,
      commission: centsSchema,
    }),
  ),
});

export const labelPayoutsSchema = z.object({
  months: z.array(monthSchema),
  month: z.nullable(monthSchema),
  payouts: z.array(labelPayoutSchema),
  own: z.nullable(ownSumsSchema),
  pending: z.object({
    amount: centsSchema,
    commission: centsSchema,
    nextOn: z.nullable(daySchema),
    overdue: centsSchema,
    overdueSince: z.nullable(daySchema),
  }),
});

const labelContractSchema = z.object({
  id: idSchema,
  status: contractStatusSchema,
  royaltyRate: royaltyRateSchema,
  startsOn: daySchema,
  endsOn: daySchema,
  isOffer: z.boolean(),
  declinedOn: z.nullable(daySchema),
});

export const labelArtistDetailsSchema = z.object({
  contracts: z.array(labelContractSchema),
  /** Newest first, at most a year. */
  months: z.array(
    z.object({
      month: monthSchema,
      streams: streamsSchema,
      gross: eurosSchema,
      share: centsSchema,
      status: labelPayoutSchema.shape.status,
      dueOn: z.optional(z.nullable(daySchema)),
    }),
  ),
  releases: releasesSchema,
  people: z.array(z.object({ id: idSchema, displayName: z.string() })),
});

export const labelChoiceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  isEnded: z.optional(z.boolean()),
});

export const labelChoicesSchema = z.array(labelChoiceSchema);

export type LabelArtist = z.infer<typeof labelArtistSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type ReleaseType = z.infer<typeof releaseTypeSchema>;
export type ReleaseStatus = z.infer<typeof releaseStatusSchema>;
export type LabelAnalytics = z.infer<typeof labelAnalyticsSchema>;
export type LabelPayout = z.infer<typeof labelPayoutSchema>;
export type LabelPayouts = z.infer<typeof labelPayoutsSchema>;
export type OwnSums = z.infer<typeof ownSumsSchema>;
export type OwnStatement = z.infer<typeof ownStatementSchema>;
export type LabelArtistDetails = z.infer<typeof labelArtistDetailsSchema>;
export type LabelChoice = z.infer<typeof labelChoiceSchema>;
