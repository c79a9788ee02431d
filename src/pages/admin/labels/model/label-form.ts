import type * as z from 'zod/mini';
import {
  type AdminLabel,
  labelCountries,
  newLabel,
} from '@/shared/contract/label-administration.ts';
import { formSchema } from '@/shared/lib/form';
import type { CurrentValues, labelRules } from './label-rules';

export type LabelForm = z.input<ReturnType<typeof labelRules>>;

export const labelSchema = (label: CurrentValues | null) =>
  formSchema(async () => (await import('./label-rules')).labelRules(label));

export const emptyLabel = (): LabelForm => ({
  name: '',
  email: '',
  website: '',
  country: labelCountries[0],
  foundedYear: String(new Date().getFullYear()),
  contactPerson: '',
  phone: '',
  royaltyRate: String(newLabel.royaltyRate),
  contractStatus: 'pending',
});

/** Unknown values become empty. */
export const toTyped = (label: AdminLabel): LabelForm => ({
  name: label.name,
  email: label.email ?? '',
  website: label.website ?? '',
  country: label.country ?? '',
  foundedYear: String(label.foundedYear ?? ''),
  contactPerson: label.contactPerson ?? '',
  phone: label.phone ?? '',
  royaltyRate: String(label.royaltyRate ?? ''),
  contractStatus: label.contractStatus,
});
