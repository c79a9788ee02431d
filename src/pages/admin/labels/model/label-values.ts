import {
  type AdminLabel,
  type ChangeLabelBody,
  type CreateLabelBody,
  labelCountries,
  newLabel,
} from '@/shared/contract/label-administration.ts';
import { readNumber } from '@/shared/lib/format';
import type { LabelForm } from './label-form';

/** What the form of a new label begins with. */
export const emptyLabel = (now: Date): LabelForm => ({
  name: '',
  email: '',
  website: '',
  country: labelCountries[0],
  foundedYear: String(now.getFullYear()),
  contactPerson: '',
  phone: '',
  royaltyRate: String(newLabel.royaltyRate),
  contractStatus: 'pending',
});

/** A label as the form shows it: what is not known is empty. */
export const valuesOf = (label: AdminLabel): LabelForm => ({
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

/** What was typed, as the server takes it; the rate as a whole number. */
export function bodyOf({ contractStatus: _status, ...values }: LabelForm): CreateLabelBody {
  const { name, email, foundedYear } = values;
  return {
    name,
    email,
    website: values.website || null,
    // The choices are those of the server, or what the label has had already.
    country: values.country as CreateLabelBody['country'],
    foundedYear: readNumber(foundedYear) ?? null,
    contactPerson: values.contactPerson || null,
    phone: values.phone || null,
    royaltyRate: readNumber(values.royaltyRate) ?? Number.NaN,
  };
}

/**
 * What is typed otherwise than the label is, and what it was; what was left alone is not sent, so that it stays to the
 * last decimal.
 */
export function changesOf(
  label: AdminLabel,
  values: LabelForm,
): Pick<ChangeLabelBody, 'seen' | 'changes'> {
  const known = valuesOf(label);
  const next = { ...bodyOf(values), contractStatus: values.contractStatus };
  const changed = Object.entries(next).filter(
    ([field]) => known[field as keyof LabelForm] !== values[field as keyof LabelForm],
  );
  const seen = changed.map(([field]) => [field, label[field as keyof LabelForm]]);
  return { changes: Object.fromEntries(changed), seen: Object.fromEntries(seen) };
}
