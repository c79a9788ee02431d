import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { trimUnseen } from './written.ts';
import { accountStatusSchema } from './administration.ts';
import { contractStatusSchema, royaltyRateSchema } from './label.ts';
import { labelPayoutSchema } from './label-figures.ts';
import { countSchema, daySchema, idSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

/** The default first. See docs/product/administration.md. */
export const labelCountries = ['ES', 'US', 'UK', 'DE', 'FR', 'JP'] as const;

/** Characters, and the earliest founding year. */
export const labelLimits = {
  nameMax: 120,
  emailMax: 254,
  websiteMax: 300,
  contactPersonMax: 120,
  phoneMax: 40,
  foundedMin: 1900,
} as const;

/** Percent, and days until the first payment. */
export const newLabel = { royaltyRate: 70, firstPaymentDays: 30 } as const;

/**
 * A label as operators see it; amounts in euros. Most fields are null for a label known only from
 * its albums.
 */
export const adminLabelSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  country: z.nullable(z.string()),
  foundedYear: z.nullable(z.int()),
  /** All artists who ever had a contract with it. */
  totalArtists: countSchema,
  totalTracks: countSchema,
  /** Artists' parts and the label's commission of the last closed month. */
  monthlyRoyalties: z.number(),
  /** A payment of a closed month is pending; 'Pagar Regalías' leads to it. */
  isOwed: z.boolean(),
  totalRoyaltiesPaid: z.number(),
  contractStatus: contractStatusSchema,
  royaltyRate: z.nullable(royaltyRateSchema),
  nextPaymentDate: z.nullable(daySchema),
  contactPerson: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

/** A hyphen in front reverses the order. */
export const adminLabelSorts = [
  'name',
  '-name',
  'royaltyRate',
  '-royaltyRate',
  'monthlyRoyalties',
  '-monthlyRoyalties',
] as const;

export const adminLabelPageSize = 24;

/** A list of labels ends here; search finds the others. */
export const adminLabelsMost = 9_600;

export const adminLabelQuerySchema = z.strictObject({
  /** Each word matches the beginning of a word of the name. */
  q: z.optional(z.string().check(z.maxLength(254))),
  contract: z.optional(z.enum(['active', 'pending', 'expired'])),
  sort: z.optional(z.enum(adminLabelSorts)),
  /** From 1. */
  page: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(adminLabelsMost / adminLabelPageSize)),
  ),
});

/** `total` counts the labels of all pages, at most `adminLabelsMost`. */
export const adminLabelListSchema = z.object({
  labels: z.array(adminLabelSchema),
  total: countSchema,
  hasMore: z.boolean(),
});

const textSchema = (most: number) =>
  z.string().check(trimUnseen(), z.minLength(1), z.maxLength(most));

/** Unknown values are null. */
const writtenFields = {
  name: personNameSchema(labelLimits.nameMax),
  email: emailSchema,
  website: z.nullable(
    z
      .string()
      .check(trimUnseen(), z.maxLength(labelLimits.websiteMax), z.url({ protocol: /^https?$/ })),
  ),
  country: z.enum(labelCountries),
  /** At most the current year. */
  foundedYear: z.nullable(z.int().check(z.minimum(labelLimits.foundedMin))),
  contactPerson: z.nullable(textSchema(labelLimits.contactPersonMax)),
  phone: z.nullable(textSchema(labelLimits.phoneMax)),
  /** Percent of the income from its music that the service pays to the label. */
  royaltyRate: z.int().check(z.minimum(0), z.maximum(100)),
};

/** A new label has no signed agreement; its first payment is due after 30 days. */
export const createLabelBodySchema = z.strictObject(writtenFields);

/**
 * `seen` holds the values that the caller saw, at least of the fields that change. If one has
 * changed since, nothing is saved, and the code `duplicate` comes with a sentence for each such
 * field.
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

/** Accepts rates and countries that the form no longer offers. */
export const formerLabelSchema = z.partial(changeLabelBodySchema.shape.seen);

export const labelPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  status: accountStatusSchema,
});

/** Sorted by name. */
export const labelPeopleSchema = z.array(labelPersonSchema);

/** What the list, the artists and the releases of the label do not show. */
export const adminLabelDetailsSchema = z.object({
  /** Closed months, the newest first, at most two years; amounts in euros. */
  months: z.array(
    z.object({
      month: monthSchema,
      /** Income from the music. */
      gross: z.number(),
      /** The paid part of it. */
      amount: z.number(),
      /** `pending` while any part is pending. */
      status: labelPayoutSchema.shape.status,
      /** The earliest due day of a pending part. */
      dueOn: z.optional(z.nullable(daySchema)),
    }),
  ),
  people: labelPeopleSchema,
  /**
   * What the end of its agreement affects: artists under contract, open offers, and unpublished
   * releases.
   */
  concerned: z.optional(
    z.object({ artists: countSchema, offers: countSchema, releases: countSchema }),
  ),
});

/** The email of an account with the role of labels. */
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
