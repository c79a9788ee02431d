import * as z from 'zod/mini';
import {
  type CountryFault,
  findCountryFault,
  findIbanFault,
  findPartFault,
  getAccountParts,
  type IbanFault,
  type PartKind,
  readPart,
} from '@/shared/rules/account-rules.ts';
import { trimUnseen } from '@/shared/contract/written.ts';
import { payoutAccountLimits } from '@/shared/contract/limits.ts';

type CodeKind = Exclude<PartKind, 'iban'>;

export type AccountMessage =
  | `error.${'holder' | 'holderLong' | `iban.${IbanFault}` | `country.${CountryFault}`}`
  | `error.form.${CodeKind}`
  | 'error.checksum';

const message = (key: AccountMessage) => key;

const partSchema = z.string();

/** The values of parts that another country asks for stay, and are not looked at. */
export const accountFormSchema = z
  .object({
    holder: z
      .string()
      .check(
        trimUnseen(),
        z.minLength(1, message('error.holder')),
        z.maxLength(payoutAccountLimits.holderMax, message('error.holderLong')),
      ),
    country: z.string(),
    iban: partSchema,
    bank: partSchema,
    code: partSchema,
    branch: partSchema,
    number: partSchema,
  })
  .check(
    z.overwrite((typed) => {
      const read = getAccountParts(typed.country).map(([field, kind]) => [
        field,
        readPart(kind, typed[field]),
      ]);
      return { ...typed, ...(Object.fromEntries(read) as Partial<typeof typed>) };
    }),
    z.check(({ value, issues }) => {
      const add = (field: keyof AccountForm, fault: AccountMessage) =>
        issues.push({ code: 'custom', input: value, path: [field], message: fault });
      const countryFault = findCountryFault(value.country);
      if (countryFault) {
        add('country', `error.country.${countryFault}`);
        return;
      }
      for (const [field, kind] of getAccountParts(value.country)) {
        const fault = findMessage(kind, value[field]);
        if (fault) add(field, fault);
      }
    }),
  );

function findMessage(kind: PartKind, text: string): AccountMessage | undefined {
  if (kind === 'iban') {
    const fault = findIbanFault(text);
    return fault && `error.iban.${fault}`;
  }
  const fault = findPartFault(kind, text);
  if (fault === 'checksum') return 'error.checksum';
  return fault && `error.form.${kind}`;
}

export type AccountForm = z.infer<typeof accountFormSchema>;
