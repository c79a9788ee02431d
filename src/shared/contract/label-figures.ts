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

/** Euros, to the millionth; less than none where corrections take more than a month brought. */
const eurosSchema = z.number();

/** Euros, to the cent. */
const centsSchema = z.number();

/** Counted plays; fewer than none where corrections take more than a month brought. */
const streamsSchema = z.int();

/** A change or a part of a whole, in percent. */
const percentSchema = z.number();

/**
 * An artist of a label, under the contract that stands for them. `monthlyStreams` are of the last 28 days, `totalEarnings` of all that
 * was ever earned under contracts with this label, in euros. See docs/product/label-dashboard.md.
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
  /** Name of the label, where those of several labels were asked for. */
  label: z.optional(z.string()),
});

export const labelArtistsSchema = z.array(labelArtistSchema);

/** How large a record is; whatever another server calls one that is neither, it is something else. */
// oxlint-disable-next-line promise/valid-params -- zod's, not that of a promise
export const releaseTypeSchema = z.catch(z.enum(['single', 'ep', 'other']), 'other');

export const releaseStatusSchema = z.enum(['live', 'approved', 'pending', 'rejected']);

/** A record of a label, with all that was ever counted of its tracks; `revenue` in euros. */
export const releaseSchema = z.object({
  id: idSchema,
  title: z.string(),
  artistName: z.string(),
  type: releaseTypeSchema,
  status: releaseStatusSchema,
  /** Null where it came with the catalogue. */
  uploadDate: z.nullable(daySchema),
  releaseDate: daySchema,
  streams: countSchema,
  revenue: eurosSchema,
  coverImage: imageSchema,
});

/** The newest first. */
export const releasesSchema = z.array(releaseSchema);

/**
 * What the artists of a label brought in its last twelve closed months. `monthlyGrowth` and `growth` compare a month with the
 * one before, in percent; null where that brought nothing.
 */
export const labelAnalyticsSchema = z.object({
  totalArtists: countSchema,
  activeArtists: countSchema,
  totalStreams: streamsSchema,
  totalRevenue: eurosSchema,
  monthlyGrowth: z.nullable(percentSchema),
  /** Those of most revenue first. */
  topGenres: z.array(
    z.object({ genre: z.string(), percentage: percentSchema, revenue: eurosSchema }),
  ),
  topCountries: z.array(
    z.object({ country: z.enum(figureCountries), streams: streamsSchema, revenue: eurosSchema }),
  ),
  /** The oldest first; none before the first month is closed. */
  revenueByMonth: z.array(
    z.object({ month: monthSchema, amount: eurosSchema, growth: z.nullable(percentSchema) }),
  ),
});

/**
 * What a closed month of an artist comes to under this label: `gross` is what the music earned, `share` the artist's part of it, rounded once,
 * `commission` the label's, both together `gross`. `amount` is what is paid: `share`, less what statements before lack. See docs/product/payments.md.
 */
export const labelPayoutSchema = z.object({
  /** Of the statement. */
  id: idSchema,
  artist: z.object({ id: idSchema, name: z.string(), image: imageSchema }),
  gross: eurosSchema,
  commission: eurosSchema,
  share: centsSchema,
  amount: centsSchema,
  /** What statements before lack, zero or less; it is taken off. */
  carried: centsSchema,
  /** Percent that is the artist's: of each line of the month, each once, the least first. */
  royaltyRates: z.array(royaltyRateSchema),
  /** `carried` where it leaves nothing to pay, and the next one is asked for what is lacking. */
  status: z.union([payoutStatusSchema, z.literal('carried')]),
  /** On which it was paid, or is due; null where nothing is. */
  date: z.nullable(daySchema),
});

/**
 * What a closed month comes to for the label itself. `commission` also has that on statements of months that were closed before there were
 * commissions; `amount` is what is paid of it, less what statements before lack (`carried`). See docs/product/payments.md.
 */
const ownSumsSchema = z.object({
  /** Of the label's own statement. */
  id: idSchema,
  commission: centsSchema,
  /** Zero or less. */
  carried: centsSchema,
  amount: centsSchema,
  status: labelPayoutSchema.shape.status,
  date: labelPayoutSchema.shape.date,
});

/**
 * A statement of the label's own: what its artists' music earned, their parts of it, and the commission. `gross`, rounded to
 * the cent, is `share` and `commission`; the lines add up to all three.
 */
export const ownStatementSchema = z.extend(ownSumsSchema, {
  label: z.string(),
  period: monthSchema,
  issuedAt: instantSchema,
  hash: statementSchema.shape.hash,
  /** Percent of the income that the service paid for its music when it was issued; null where nobody noted it. */
  labelRate: z.nullable(royaltyRateSchema),
  gross: eurosSchema,
  share: centsSchema,
  /** The newest month first. */
  lines: z.array(
    z.object({
      /** Of the artist's statement. */
      id: idSchema,
      artist: namedReferenceSchema,
      /** An earlier one than the statement's was closed before there were commissions. */
      period: monthSchema,
      gross: eurosSchema,
      share: centsSchema,
      commission: centsSchema,
    }),
  ),
});

/** A closed month of a label. */
export const labelPayoutsSchema = z.object({
  /** The months that can be asked for, the newest first. */
  months: z.array(monthSchema),
  /** The month told; null before the first is closed. */
  month: z.nullable(monthSchema),
  /** The greatest first. */
  payouts: z.array(labelPayoutSchema),
  /** The label's own statement of the month; null of a month that was closed before there were commissions. */
  own: z.nullable(ownSumsSchema),
  /** What is still to be paid of all months, for artists and label together. */
  pending: z.object({
    amount: centsSchema,
    /** What of it is the label's. */
    commission: centsSchema,
    /** The first day, from today on, on which some of it is due. */
    nextOn: z.nullable(daySchema),
    /** What was due before today. */
    overdue: centsSchema,
    overdueSince: z.nullable(daySchema),
  }),
});

/** What a label and an artist agreed, as it stands today. */
export const labelContractSchema = z.object({
  id: idSchema,
  status: contractStatusSchema,
  royaltyRate: royaltyRateSchema,
  startsOn: daySchema,
  /** The last day of it. */
  endsOn: daySchema,
  /** It was offered, and not accepted. */
  isOffer: z.boolean(),
  /** The day on which the artist did not want it. */
  declinedOn: z.nullable(daySchema),
});

/** All about one artist of a label, besides what the list says. */
export const labelArtistDetailsSchema = z.object({
  /** The one that stands for them, then the others, the last first. */
  contracts: z.array(labelContractSchema),
  /** Closed months under this label, the newest first, a year of them at most. */
  months: z.array(
    z.object({
      month: monthSchema,
      streams: streamsSchema,
      gross: eurosSchema,
      share: centsSchema,
      status: labelPayoutSchema.shape.status,
      /** The day on which it is due, or was paid; a server may leave it out. */
      dueOn: z.optional(z.nullable(daySchema)),
    }),
  ),
  /** Their records of this label, the newest first. */
  releases: releasesSchema,
  /** Who speaks for them; told while the contract holds. */
  people: z.array(z.object({ id: idSchema, displayName: z.string() })),
});

/** A label that the viewer may look at. */
export const labelChoiceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** ISO 3166-1 alpha-2; null of a label that is known from its albums alone. */
  country: z.nullable(z.string()),
  /** Its agreement with the service is over: nothing new comes from it. A server may leave it out. */
  isEnded: z.optional(z.boolean()),
});

/** By name. */
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
