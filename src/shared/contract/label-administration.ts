import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { trimUnseen } from './written.ts';
import { accountStatusSchema } from './administration.ts';
import { contractStatusSchema, royaltyRateSchema } from './label.ts';
import { labelPayoutSchema } from './label-figures.ts';
import { countSchema, daySchema, idSchema, seenTextSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

/** See docs/product/administration.md. */
export const labelCountries = ['ES', 'US', 'UK', 'DE', 'FR', 'JP'] as const;

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

/** Euros. */
export const adminLabelSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  country: z.nullable(z.string()),
  foundedYear: z.nullable(z.int()),
  totalArtists: countSchema,
  totalTracks: countSchema,
  monthlyRoyalties: z.number(),
  isOwed: z.boolean(),
  totalRoyaltiesPaid: z.number(),
  contractStatus: contractStatusSchema,
  /** Of an active agreement, which is renewed for three years. */
  agreementEndsOn: z.optional(z.nullable(daySchema)),
  royaltyRate: z.nullable(royaltyRateSchema),
  nextPaymentDate: z.nullable(daySchema),
  contactPerson: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

export const adminLabelSorts = [
  'name',
  '-name',
  'royaltyRate',
  '-royaltyRate',
  'monthlyRoyalties',
  '-monthlyRoyalties',
] as const;

export const adminLabelPageSize = 24;

export const adminLabelsMost = 9_600;

export const adminLabelQuerySchema = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(254))),
  contract: z.optional(z.enum(['active', 'pending', 'expired'])),
  sort: z.optional(z.enum(adminLabelSorts)),
  page: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(adminLabelsMost / adminLabelPageSize)),
  ),
});

export const adminLabelListSchema = z.object({
  labels: z.array(adminLabelSchema),
  total: countSchema,
  hasMore: z.boolean(),
});

const textSchema = (most: number) =>
  z.string().check(trimUnseen(), z.minLength(1), z.maxLength(most));

const writtenFields = {
  name: personNameSchema(labelLimits.nameMax),
  email: emailSchema,
  website: z.nullable(
    z
      .string()
      .check(trimUnseen(), z.maxLength(labelLimits.websiteMax), z.url({ protocol: /^https?$/ })),
  ),
  country: z.enum(labelCountries),
  foundedYear: z.nullable(z.int().check(z.minimum(labelLimits.foundedMin))),
  contactPerson: z.nullable(textSchema(labelLimits.contactPersonMax)),
  phone: z.nullable(textSchema(labelLimits.phoneMax)),
  /** Percent. */
  royaltyRate: z.int().check(z.minimum(0), z.maximum(100)),
};

export const createLabelBodySchema = z.strictObject(writtenFields);

/** `duplicate` if a field differs from `seen`. */
export const changeLabelBodySchema = z.strictObject({
  seen: z.partial(
    z.strictObject({
      name: seenTextSchema,
      email: z.nullable(seenTextSchema),
      website: z.nullable(seenTextSchema),
      country: z.nullable(seenTextSchema),
      foundedYear: z.nullable(z.number()),
      contactPerson: z.nullable(seenTextSchema),
      phone: z.nullable(seenTextSchema),
      royaltyRate: z.nullable(z.number()),
      contractStatus: seenTextSchema,
    }),
  ),
  changes: z.partial(
    z.strictObject({ ...writtenFields, contractStatus: z.enum(['active', 'pending', 'expired']) }),
  ),
});

export const formerLabelSchema = z.partial(changeLabelBodySchema.shape.seen);

export const labelPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  status: accountStatusSchema,
});

export const labelPeopleSchema = z.array(labelPersonSchema);

export const adminLabelDetailsSchema = z.object({
  /** Newest first; euros. */
  months: z.array(
    z.object({
      month: monthSchema,
      gross: z.number(),
      amount: z.number(),
      status: labelPayoutSchema.shape.status,
      dueOn: z.optional(z.nullable(daySchema)),
    }),
  ),
  people: labelPeopleSchema,
  concerned: z.optional(
    z.object({ artists: countSchema, offers: countSchema, releases: countSchema }),
  ),
});

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
