import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import { payoutAccountLimits } from '@/shared/contract/limits.ts';
import { ibanFault, type IbanFault, readIban } from '../lib/read-iban';

export type AccountMessage = `error.${'holder' | 'holderLong' | `iban.${IbanFault}`}`;

const message = (key: AccountMessage) => key;

export const accountFormSchema = z.object({
  holder: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, message('error.holder')),
      z.maxLength(payoutAccountLimits.holderMax, message('error.holderLong')),
    ),
  iban: z.string().check(
    z.overwrite(readIban),
    z.check(({ value, issues }) => {
      const fault = ibanFault(value);
      if (fault)
        issues.push({ code: 'custom', input: value, message: message(`error.iban.${fault}`) });
    }),
  ),
});

export type AccountForm = z.infer<typeof accountFormSchema>;
