import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Payee } from '@/entities/payout-account';
import { isProblem, problemText } from '@/shared/api';
import type { TaxDetailState } from '@/shared/contract/tax-detail.ts';
import { accountCountries } from '@/shared/rules/account-countries.ts';
import { homeVat, vatTreatments } from '@/shared/rules/tax-rules.ts';
import {
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
} from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { Field, Select, TextInput } from '@/shared/ui/field';
import { FormFrame } from '@/shared/ui/form-frame';
import { showToast } from '@/shared/ui/toast';
import { useChangeTaxDetailMutation } from '../api/tax-detail-api';
import type { TaxForm, TaxMessage } from '../model/tax-form';

const schema = lazySchema<TaxForm>(() =>
  import('../model/tax-form').then((form) => form.taxFormSchema),
);

type TaxDetailsFormProps = {
  payee: Payee;
  /** The present details, which are prefilled. */
  state: TaxDetailState;
  onDone: () => void;
  onCancel: () => void;
};

/** The input stays until the server has saved it. */
export function TaxDetailsForm({ payee, state, onDone, onCancel }: TaxDetailsFormProps) {
  const { t, i18n } = useTranslation('features.set-tax-details');
  const { country: countryName } = useFormats();
  const [change] = useChangeTaxDetailMutation();
  const { detail, version } = state;
  usePrefetchedSchema(schema);
  const form = useForm<TaxForm>({
    resolver: schema,
    defaultValues: {
      country: detail?.country ?? state.country ?? 'ES',
      taxId: detail?.taxId ?? '',
      vat: detail?.vat ?? 'none',
      withholding: (detail?.withholding ?? 0).toLocaleString(i18n.language),
    },
  });
  const { errors } = form.formState;
  const getError = (field: keyof TaxForm) =>
    fieldSentence(errors[field], (key: TaxMessage) => t(key));
  const { compare } = new Intl.Collator(i18n.language);

  const handleSubmit = async ({ withholding, ...typed }: TaxForm) => {
    const { readPercent } = await import('../model/tax-form');
    const body = { version, ...typed, withholding: readPercent(withholding) ?? 0 };
    const { error } = await change({ payee, change: body });
    if (error === undefined) {
      showToast({ tone: 'success', text: t('done') });
      onDone();
      return;
    }
    logFailure('changeTaxDetail', error);
    if (showFieldProblems(form, error)) return;
    const isOffline = isProblem(error) && error.kind === 'unreachable';
    const message = isOffline ? t('unreachable') : problemText(error, t('failed'));
    form.setError('root', { message });
  };

  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
      unsaved={{
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        stayLabel: t('unsaved.stay'),
        leaveLabel: t('unsaved.leave'),
      }}
    >
      <Field label={t('country')} hint={t('countryHint')} error={getError('country')}>
        <Select
          options={accountCountries
            .map((value) => ({ value, label: countryName(value) }))
            .toSorted((one, other) => compare(one.label, other.label))}
          {...form.register('country', { onChange: () => form.clearErrors() })}
        />
      </Field>
      <Field label={t('taxId')} hint={t('taxIdHint')} error={getError('taxId')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.register('taxId')}
        />
      </Field>
      <Field label={t('vatLabel')} hint={t('vatHint', { rate: homeVat })} error={getError('vat')}>
        <Select
          options={vatTreatments.map((value) => ({ value, label: t(`vat.${value}`) }))}
          {...form.register('vat')}
        />
      </Field>
      <Field label={t('withholding')} hint={t('withholdingHint')} error={getError('withholding')}>
        <TextInput inputMode="decimal" autoComplete="off" {...form.register('withholding')} />
      </Field>
    </FormFrame>
  );
}
