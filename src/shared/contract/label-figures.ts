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
import { monthSchema, payoutStatusSchema, statementSchema } from './statement.ts';

/** Euros, to the millionth; negative where corrections exceed a month's income. */
const eurosSchema = z.number();

/** Euros, to the cent. */
const centsSchema = z.number();

/** Counted plays; negative where corrections exceed a month's plays. */
const streamsSchema = z.int();

/** A change or a part, in percent. */
const percentSchema = z.number();

/**
 * An artist of a label with their current contract. `monthlyStreams` are of the last 28 days,
 * `totalEarnings` of all contracts with this label, in euros. See
 * docs/product/label-dashboard.md.
 */
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
  contractStatus: contractStatusSchema,
  royaltyRate: royaltyRateSchema,
  joinDate: daySchema,
  /** Set where several labels were asked for. */
  label: z.optional(z.string()),
});

export const labelArtistsSchema = z.array(labelArtistSchema);

/** Any other word from a server counts as `other`. */
// oxlint-disable-next-line promise/valid-params -- zod's, not that of a promise
export const releaseTypeSchema = z.catch(z.enum(['single', 'ep', 'other']), 'other');

export const releaseStatusSchema = z.enum(['live', 'approved', 'pending', 'rejected']);

/** A release with totals of all time; `revenue` in euros. */
export const releaseSchema = z.object({
  id: idSchema,
  title: z.string(),
  artistName: z.string(),
  type: releaseTypeSchema,
  status: releaseStatusSchema,
  /** Null for releases that came with the catalogue. */
  uploadDate: z.nullable(daySchema),
  releaseDate: daySchema,
  streams: countSchema,
  revenue: eurosSchema,
  coverImage: imageSchema,
});

/** The newest first. */
export const releasesSchema = z.array(releaseSchema);

/**
 * The label's last twelve closed months. `monthlyGrowth` and `growth` compare a month with the
 * previous one, in percent; null where that earned nothing.
 */
export const labelAnalyticsSchema = z.object({
  totalArtists: countSchema,
  activeArtists: countSchema,
  totalStreams: streamsSchema,
  totalRevenue: eurosSchema,
  monthlyGrowth: z.nullable(percentSchema),
  /** The most revenue first. */
  topGenres: z.array(
    z.object({ genre: z.string(), percentage: percentSchema, revenue: eurosSchema }),
  ),
  topCountries: z.array(
    z.object({ country: z.enum(figureCountries), streams: streamsSchema, revenue: eurosSchema }),
  ),
  /** The oldest first; empty before the first closed month. */
  revenueByMonth: z.array(
    z.object({ month: monthSchema, amount: eurosSchema, growth: z.nullable(percentSchema) }),
  ),
});

/**
 * An artist's closed month under this label. `gross` is what the music earned, split into the
 * artist's `share`, rounded once, and the label's `commission`. `amount` is what is paid: `share`
 * less the debt of earlier statements. See docs/product/payments.md.
 */
export const labelPayoutSchema = z.object({
  id: idSchema,
  artist: z.object({ id: idSchema, name: z.string(), image: imageSchema }),
  gross: eurosSchema,
  commission: eurosSchema,
  share: centsSchema,
  amount: centsSchema,
  /** The debt of earlier statements, zero or less; it is deducted. */
  carried: centsSchema,
  /** The artist's percent: each rate of the month's lines once, the lowest first. */
  royaltyRates: z.array(royaltyRateSchema),
  /** `carried` where nothing is left to pay; the next statement bears the debt. */
  status: z.union([payoutStatusSchema, z.literal('carried')]),
  /** The day of payment, or the due day; null where nothing is due. */
  date: z.nullable(daySchema),
});

/**
 * The label's own closed month. `commission` includes the commission on statements of months
 * closed before there were commissions; `amount` is the part that is paid, less the debt of
 * earlier statements (`carried`). See docs/product/payments.md.
 */
const ownSumsSchema = z.object({
  id: idSchema,
  commission: centsSchema,
  /** Zero or less. */
  carried: centsSchema,
  amount: centsSchema,
  status: labelPayoutSchema.shape.status,
  date: labelPayoutSchema.shape.date,
});

/**
 * The label's own statement. `gross`, rounded to the cent, is `share` plus `commission`; the
 * lines add up to all three.
 */
export const ownStatementSchema = z.extend(ownSumsSchema, {
  label: z.string(),
  period: monthSchema,
  issuedAt: instantSchema,
  hash: statementSchema.shape.hash,
  /**
   * Percent of its music's income that the service paid the label at the time; null where it was
   * not recorded.
   */
  labelRate: z.nullable(royaltyRateSchema),
  gross: eurosSchema,
  share: centsSchema,
  /** The newest month first. */
  lines: z.array(
    z.object({
      id: idSchema,
      artist: namedReferenceSchema,
      /** Earlier than the statement's month for months closed before there were commissions. */
      period: monthSchema,
      gross: eurosSchema,
      share: centsSchema,
      commission: centsSchema,
    }),
  ),
});

/** A closed month of a label. */
export const labelPayoutsSchema = z.object({
  /** The available months, the newest first. */
  months: z.array(monthSchema),
  month: z.nullable(monthSchema),
  /** The greatest first. */
  payouts: z.array(labelPayoutSchema),
  /** Null for months closed before there were commissions. */
  own: z.nullable(ownSumsSchema),
  /** The pending amount of all months, for artists and label together. */
  pending: z.object({
    amount: centsSchema,
    /** The label's part. */
    commission: centsSchema,
    /** The first due day from today on. */
    nextOn: z.nullable(daySchema),
    /** Due before today. */
    overdue: centsSchema,
    overdueSince: z.nullable(daySchema),
  }),
});

/** The agreement of a label and an artist, as of today. */
export const labelContractSchema = z.object({
  id: idSchema,
  status: contractStatusSchema,
  royaltyRate: royaltyRateSchema,
  startsOn: daySchema,
  endsOn: daySchema,
  /** Offered, not yet accepted. */
  isOffer: z.boolean(),
  /** The day on which the artist declined. */
  declinedOn: z.nullable(daySchema),
});

/** What the list of artists does not show. */
export const labelArtistDetailsSchema = z.object({
  /** The current one, then the others, the latest first. */
  contracts: z.array(labelContractSchema),
  /** Closed months under this label, the newest first, at most a year. */
  months: z.array(
    z.object({
      month: monthSchema,
      streams: streamsSchema,
      gross: eurosSchema,
      share: centsSchema,
      status: labelPayoutSchema.shape.status,
      /** The due day, or the day of payment. */
      dueOn: z.optional(z.nullable(daySchema)),
    }),
  ),
  /** Their releases of this label, the newest first. */
  releases: releasesSchema,
  /** Accounts that act for the artist; shown while the contract holds. */
  people: z.array(z.object({ id: idSchema, displayName: z.string() })),
});

/** A label that the viewer may open. */
export const labelChoiceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** ISO 3166-1 alpha-2; null for a label known only from its albums. */
  country: z.nullable(z.string()),
  /** Its agreement with the service has ended, so it publishes nothing new. */
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
