import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import {
  checkTaxDetail,
  type TaxFaults,
  type TaxIdFault,
  vatTreatments,
  withholdingMost,
} from '@/shared/rules/tax-rules.ts';

export type TaxMessage =
  | 'error.country'
  | `error.taxId.${TaxIdFault}`
  | `error.vat.${NonNullable<TaxFaults['vat']>}`
  | 'error.withholding';

/** Percent as written, with a comma or a point; null for another text. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  if (text === '') return 0;
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= withholdingMost
    ? Number(text)
    : null;
}

export const taxFormSchema = z
  .object({
    country: z.string(),
    taxId: z.string().check(trimUnseen()),
    vat: z.enum(vatTreatments),
    withholding: z.string(),
  })
  .check(
    z.check(({ value, issues }) => {
      const add = (field: keyof TaxForm, message: TaxMessage) =>
        issues.push({ code: 'custom', input: value, path: [field], message });
      const { country, taxId, vat } = checkTaxDetail(value).faults;
      if (country) add('country', 'error.country');
      if (taxId) add('taxId', `error.taxId.${taxId}`);
      if (vat) add('vat', `error.vat.${vat}`);
      if (readPercent(value.withholding) === null) add('withholding', 'error.withholding');
    }),
  );

export type TaxForm = z.infer<typeof taxFormSchema>;
