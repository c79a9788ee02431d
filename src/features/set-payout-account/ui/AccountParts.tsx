import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountCountries } from '@/shared/rules/account-countries.ts';
import { getAccountParts, type PartKind } from '@/shared/rules/account-rules.ts';
import { useFormats } from '@/shared/lib/format';
import { Field, Select, TextInput } from '@/shared/ui/field';
import type { AccountForm } from '../model/account-form';

const labels = {
  iban: 'iban',
  bank: 'bank',
  bic: 'bic',
  number: 'number',
  clabe: 'clabe',
  cbu: 'cbu',
  cci: 'cci',
  routing: 'routing',
  usNumber: 'number',
  bankCode: 'bankCode',
  colombianCode: 'bankCode',
  digits: 'number',
  brazilianBranch: 'branch',
  brazilianNumber: 'numberWithDigit',
} as const satisfies { [kind in PartKind]: string };

type AccountPartsProps = {
  form: UseFormReturn<AccountForm>;
  getError: (field: keyof AccountForm) => string | undefined;
};

/** The country of an account, and what names an account there. */
export function AccountParts({ form, getError }: AccountPartsProps) {
  const { t, i18n } = useTranslation('features.set-payout-account');
  const { country: countryName } = useFormats();
  const country = useWatch({ control: form.control, name: 'country' });
  const { compare } = new Intl.Collator(i18n.language);
  const options = accountCountries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => compare(one.label, other.label));
  const parts = getAccountParts(country);
  return (
    <>
      <Field label={t('country')} hint={t('countryHint')} error={getError('country')}>
        <Select
          options={options}
          {...form.register('country', { onChange: () => form.clearErrors() })}
        />
      </Field>
      {parts.map(([field, kind]) => (
        <Field
          key={field}
          label={t(`part.${labels[kind]}`)}
          hint={field === 'iban' || field === 'number' ? t('numberHint') : undefined}
          error={getError(field)}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize={kind === 'bank' ? 'words' : 'characters'}
            spellCheck={false}
            {...form.register(field)}
          />
        </Field>
      ))}
    </>
  );
}
