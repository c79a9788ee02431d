import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { trimUnseen } from './written.ts';
import { accountStatusSchema } from './administration.ts';
import { contractStatusSchema, royaltyRateSchema } from './label.ts';
import { labelPayoutSchema } from './label-figures.ts';
import { countSchema, daySchema, idSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

/** Where a label may be from, the usual one first. See docs/product/administration.md. */
export const labelCountries = ['ES', 'US', 'UK', 'DE', 'FR', 'JP'] as const;

/** Limits of what is said of a label: characters, and the first year in which one may have been founded. */
export const labelLimits = {
  nameMax: 120,
  emailMax: 254,
  websiteMax: 300,
  contactPersonMax: 120,
  phoneMax: 40,
  foundedMin: 1900,
} as const;

/** What a new label begins with: percent, and days until its first payment. */
export const newLabel = { royaltyRate: 70, firstPaymentDays: 30 } as const;

/**
 * A label, as who runs the service sees it; amounts in euros. Of one that is known from its albums alone most is
 * null.
 */
export const adminLabelSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  country: z.nullable(z.string()),
  foundedYear: z.nullable(z.int()),
  /** All who ever had a contract with it. */
  totalArtists: countSchema,
  totalTracks: countSchema,
  /** What the last closed month is paid with: the artists' parts and the label's commission. */
  monthlyRoyalties: z.number(),
  /** A payment of a closed month is still open, which 'Pagar Regalías' leads to. */
  isOwed: z.boolean(),
  totalRoyaltiesPaid: z.number(),
  contractStatus: contractStatusSchema,
  royaltyRate: z.nullable(royaltyRateSchema),
  nextPaymentDate: z.nullable(daySchema),
  contactPerson: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

/** What a list of labels can be sorted by; a hyphen in front turns it round. */
export const adminLabelSorts = [
  'name',
  '-name',
  'royaltyRate',
  '-royaltyRate',
  'monthlyRoyalties',
  '-monthlyRoyalties',
] as const;

export const adminLabelPageSize = 24;

/** More labels than this are not counted and not turned to: who looks for one among them searches. */
export const adminLabelsMost = 9_600;

export const adminLabelQuerySchema = z.strictObject({
  /** Words that the name has, each by its beginning. */
  q: z.optional(z.string().check(z.maxLength(254))),
  contract: z.optional(z.enum(['active', 'pending', 'expired'])),
  sort: z.optional(z.enum(adminLabelSorts)),
  /** From 1. */
  page: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(adminLabelsMost / adminLabelPageSize)),
  ),
});

/** A page of labels. `total` counts those of all pages, at most `adminLabelsMost`. */
export const adminLabelListSchema = z.object({
  labels: z.array(adminLabelSchema),
  total: countSchema,
  /** There are more than `total`. */
  hasMore: z.boolean(),
});

const textSchema = (most: number) =>
  z.string().check(trimUnseen(), z.minLength(1), z.maxLength(most));

/** What staff say of a label; what is not known is null. */
const writtenFields = {
  name: personNameSchema(labelLimits.nameMax),
  email: emailSchema,
  website: z.nullable(
    z
      .string()
      .check(trimUnseen(), z.maxLength(labelLimits.websiteMax), z.url({ protocol: /^https?$/ })),
  ),
  country: z.enum(labelCountries),
  /** The present year at most. */
  foundedYear: z.nullable(z.int().check(z.minimum(labelLimits.foundedMin))),
  contactPerson: z.nullable(textSchema(labelLimits.contactPersonMax)),
  phone: z.nullable(textSchema(labelLimits.phoneMax)),
  /** Percent of the income from its music that the service pays out for it. */
  royaltyRate: z.int().check(z.minimum(0), z.maximum(100)),
};

/** It begins without a signature, and is first paid 30 days later. */
export const createLabelBodySchema = z.strictObject(writtenFields);

/**
 * `seen` is what the caller saw of it, at least of what they change: where it is something else by now, nothing is changed, and the code
 * `duplicate` comes with a sentence for each field that differs.
 */
export const changeLabelBodySchema = z.strictObject({
  seen: z.partial(
    z.strictObject({
      name: z.string(),
      email: z.nullable(z.string()),
      website: z.nullable(z.string()),
      country: z.nullable(z.string()),
      foundedYear: z.nullable(z.number()),
      contactPerson: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      royaltyRate: z.nullable(z.number()),
      contractStatus: z.string(),
    }),
  ),
  changes: z.partial(
    z.strictObject({ ...writtenFields, contractStatus: z.enum(['active', 'pending', 'expired']) }),
  ),
});

/** What a label may have been before a change: rates and countries that a form does not offer are kept as they are. */
export const formerLabelSchema = z.partial(changeLabelBodySchema.shape.seen);

/** Somebody who works for a label. */
export const labelPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  status: accountStatusSchema,
});

/** By name. */
export const labelPeopleSchema = z.array(labelPersonSchema);

/** What is to be known of a label besides its row, its artists and its records. */
export const adminLabelDetailsSchema = z.object({
  /** What closed months came to, the newest first, two years of them at most; amounts in euros. */
  months: z.array(
    z.object({
      month: monthSchema,
      /** What the music earned. */
      gross: z.number(),
      /** What is paid of it. */
      amount: z.number(),
      /** `pending` while anything of it is. */
      status: labelPayoutSchema.shape.status,
      /** The earliest day on which something of it is due; a server may leave it out. */
      dueOn: z.optional(z.nullable(daySchema)),
    }),
  ),
  people: labelPeopleSchema,
  /**
   * What an end of its agreement with the service concerns: artists under contract, offers that wait for an answer, and
   * releases that are not out. A server may leave it out.
   */
  concerned: z.optional(
    z.object({ artists: countSchema, offers: countSchema, releases: countSchema }),
  ),
});

/** Who shall work for the label, by the email of an account of that role. */
export const addLabelPersonBodySchema = z.strictObject({
  email: emailSchema,
});

export type AdminLabel = z.infer<typeof adminLabelSchema>;
export type AdminLabelQuery = z.infer<typeof adminLabelQuerySchema>;
export type AdminLabelSort = (typeof adminLabelSorts)[number];
export type AdminLabelList = z.infer<typeof adminLabelListSchema>;
export type CreateLabelBody = z.input<typeof createLabelBodySchema>;
export type ChangeLabelBody = z.infer<typeof changeLabelBodySchema>;
export type LabelPerson = z.infer<typeof labelPersonSchema>;
export type AdminLabelDetails = z.infer<typeof adminLabelDetailsSchema>;
