import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AdminLabel,
  labelCountries,
  labelLimits,
} from '@/shared/contract/label-administration.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { emailKeys, Field, NumberInput, Select, TextInput } from '@/shared/ui/field';
import { FieldColumns } from '@/shared/ui/form-frame';
import { Workbench } from '@/shared/ui/workbench';
import { useLabelFormats } from '../lib/use-label-formats';
import { useLabelForm } from '../model/use-label-form';
import { contractStatuses } from '../model/use-label-list';
import { LabelTerms } from './LabelTerms';

const EndAgreementDialog = lazyPart(() => import('./EndAgreementDialog'), 'EndAgreementDialog');

type LabelWorkbenchProps = {
  /** Null creates one. */
  label: AdminLabel | null;
  onClose: () => void;
};

export function LabelWorkbench({ label, onClose }: LabelWorkbenchProps) {
  const { t } = useTranslation('pages.admin.labels');
  const { country } = useLabelFormats();
  const { form, values, fault, work, ending } = useLabelForm(label, onClose);
  // A country outside the list stays selectable.
  const countries = new Set<string>([...labelCountries, values.country]);
  const about = (
    <FieldColumns>
      <Field label={t('field.name')} most={labelLimits.nameMax} error={fault('name')}>
        <TextInput required autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('field.email')} most={labelLimits.emailMax} error={fault('email')}>
        <TextInput {...emailKeys} required autoComplete="off" {...form.register('email')} />
      </Field>
      <Field
        label={t('field.website')}
        most={labelLimits.websiteMax}
        hint={t('form.websiteHint')}
        error={fault('website')}
      >
        <TextInput type="url" autoComplete="off" {...form.register('website')} />
      </Field>
      <Field label={t('field.country')} error={fault('country')}>
        <Select
          options={[...countries].map((value) => ({
            value,
            label: value === '' ? t('card.none') : country(value),
          }))}
          {...form.register('country')}
        />
      </Field>
      <Field label={t('field.foundedYear')} error={fault('foundedYear')}>
        <NumberInput {...form.register('foundedYear')} />
      </Field>
      <Field
        label={t('field.contactPerson')}
        most={labelLimits.contactPersonMax}
        error={fault('contactPerson')}
      >
        <TextInput autoComplete="off" {...form.register('contactPerson')} />
      </Field>
      <Field label={t('field.phone')} most={labelLimits.phoneMax} error={fault('phone')}>
        <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
    </FieldColumns>
  );
  const agreement = (
    <>
      <FieldColumns>
        <Field
          label={t('field.royaltyRate')}
          hint={t('form.rateHint')}
          error={fault('royaltyRate')}
        >
          <NumberInput {...form.register('royaltyRate')} />
        </Field>
        {label && (
          <Field label={t('filter.contract')} error={fault('contractStatus')}>
            <Select
              options={contractStatuses.map((value) => ({ value, label: t(`contract.${value}`) }))}
              {...form.register('contractStatus')}
            />
          </Field>
        )}
      </FieldColumns>
      {!label && <LabelTerms />}
    </>
  );
  return (
    <>
      <Workbench
        title={t(label ? 'form.edit' : 'add')}
        steps={[
          { title: t('form.about'), content: about },
          { title: t('form.agreement'), content: agreement },
        ]}
        work={work}
        submitLabel={t(label ? 'form.save' : 'add')}
        isIncomplete={values.name.trim() === '' || values.email.trim() === ''}
        onClose={onClose}
      />
      <Suspense fallback={null}>
        {label && ending && (
          <EndAgreementDialog
            label={label}
            isPending={ending.isEnding}
            onConfirm={() => ending.answer(true)}
            onClose={() => ending.answer(false)}
          />
        )}
      </Suspense>
    </>
  );
}
