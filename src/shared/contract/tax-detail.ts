import * as z from 'zod/mini';
import { vatTreatments, withholdingMost } from '../rules/tax-rules.ts';
import { taxIdMax } from './limits.ts';
import { countSchema, instantSchema } from './primitives.ts';
import { trimLine } from './written.ts';

/** `withholding` in percent. See docs/product/payments.md. */
export const taxTermsSchema = z.object({
  /** Of tax residence. */
  country: z.string(),
  taxId: z.string(),
  vat: z.enum(vatTreatments),
  withholding: z.number(),
});

export const taxDetailStateSchema = z.object({
  detail: z.nullable(z.extend(taxTermsSchema, { since: instantSchema })),
  version: countSchema,
  /** The payee's own, as a start. */
  country: z.nullable(z.string()),
});

/** `version` as seen by the sender. */
export const changeTaxDetailBodySchema = z.strictObject({
  version: countSchema,
  country: z.string().check(z.maxLength(2)),
  /** As written; what a country asks for is in tax-rules.ts. */
  taxId: z.string().check(trimLine(), z.maxLength(taxIdMax)),
  vat: z.enum(vatTreatments),
  withholding: z.number().check(z.minimum(0), z.maximum(withholdingMost), z.multipleOf(0.01)),
});

/** Euros: what was added to a payment, what was withheld, and what was paid in the end. */
export const paidTaxSchema = z.object({ vat: z.number(), withheld: z.number(), paid: z.number() });

export type TaxTerms = z.infer<typeof taxTermsSchema>;
export type TaxDetailState = z.infer<typeof taxDetailStateSchema>;
export type ChangeTaxDetailBody = z.infer<typeof changeTaxDetailBodySchema>;
export type PaidTax = z.infer<typeof paidTaxSchema>;
