import * as z from 'zod/mini';
import {
  changeLabelBodySchema,
  createLabelBodySchema,
} from '@/shared/contract/label-administration.ts';
import { typedNumber, typedOrUnsaid } from '@/shared/lib/form';

const { website, country, foundedYear, contactPerson, phone, royaltyRate, ...fields } =
  createLabelBodySchema.shape;
const { contractStatus } = changeLabelBodySchema.shape.changes.shape;

/** A text that may be left out: nothing typed is null. */
const orNull = (schema: z.ZodMiniType<string | null, string | null>, isRight?: RegExp) =>
  z.pipe(
    z.pipe(
      z
        .string()
        .check(z.refine((text) => text.trim() === '' || isRight?.test(text) !== false, 'invalid')),
      z.transform((text) => (text.trim() === '' ? null : text)),
    ),
    schema,
  );

/** What a label has stays right, though nobody could choose it: a rate with decimals, a country of an older list. */
export type Kept = { royaltyRate: number | null; country: string | null };

/** What is typed of a label, and what is sent of it: name and email, and the rest where it is known. */
export const labelRules = (kept: Kept | null) =>
  z.object({
    ...fields,
    contractStatus: contractStatus.def.innerType,
    // With its two slashes, as people copy it; browsers would read one without them as well.
    website: orNull(website, /^\s*https?:\/\//i),
    contactPerson: orNull(contactPerson),
    phone: orNull(phone),
    country: z
      .string()
      .check(z.refine((code) => code === (kept?.country ?? '') || country.safeParse(code).success)),
    foundedYear: typedOrUnsaid(
      foundedYear.def.innerType.check(z.refine((year) => year <= new Date().getUTCFullYear())),
      null,
    ),
    royaltyRate: typedNumber(
      z
        .number()
        .check(
          z.refine((rate) => rate === kept?.royaltyRate || royaltyRate.safeParse(rate).success),
        ),
      2,
    ),
  });
