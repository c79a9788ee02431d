import * as z from 'zod/mini';
import {
  changeLabelBodySchema,
  createLabelBodySchema,
} from '@/shared/contract/label-administration.ts';
import { typedNumber, typedOrUnsaid } from '@/shared/lib/form';

const { website, country, foundedYear, contactPerson, phone, royaltyRate, ...fields } =
  createLabelBodySchema.shape;
const { contractStatus } = changeLabelBodySchema.shape.changes.shape;

/** An optional text: empty reads as null. */
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

/**
 * Current values that stay valid though they cannot be chosen: a rate with decimals, a country of
 * an older list.
 */
export type CurrentValues = { royaltyRate: number | null; country: string | null };

export const labelRules = (current: CurrentValues | null) =>
  z.object({
    ...fields,
    contractStatus: contractStatus.def.innerType,
    // Requires the two slashes; browsers would accept an address without them.
    website: orNull(website, /^\s*https?:\/\//i),
    contactPerson: orNull(contactPerson),
    phone: orNull(phone),
    country: z
      .string()
      .check(
        z.refine((code) => code === (current?.country ?? '') || country.safeParse(code).success),
      ),
    foundedYear: typedOrUnsaid(
      foundedYear.def.innerType.check(z.refine((year) => year <= new Date().getUTCFullYear())),
      null,
    ),
    royaltyRate: typedNumber(
      z
        .number()
        .check(
          z.refine((rate) => rate === current?.royaltyRate || royaltyRate.safeParse(rate).success),
        ),
      2,
    ),
  });
