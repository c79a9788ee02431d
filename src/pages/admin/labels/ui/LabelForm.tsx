import { Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import {
  type AdminLabel,
  labelCountries,
  labelLimits,
} from '@/shared/contract/label-administration.ts';
import {
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
} from '@/shared/lib/form';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import type { Place } from '@/shared/lib/unsaved-changes';
import { emailKeys, Field, NumberInput, Select, TextInput } from '@/shared/ui/field';
import { FieldColumns, FormFrame } from '@/shared/ui/form-frame';
import { FailureNotice } from '@/shared/ui/notice';
import { showToast } from '@/shared/ui/toast';
import { useChangeLabelMutation, useCreateLabelMutation } from '../api/labels-api';
import { useLabelFormats } from '../lib/use-label-formats';
import type { LabelForm as Values, LabelFormMessage } from '../model/label-form';
import { bodyOf, changesOf, emptyLabel, valuesOf } from '../model/label-values';
import { contractStatuses } from '../model/use-label-list';
import { LabelTerms } from './LabelTerms';

const EndAgreementDialog = lazyPart(() => import('./EndAgreementDialog'), 'EndAgreementDialog');

/** A rate with decimals, which a label may have, is right as long as it is left alone. */
const schemaFor = (label: AdminLabel | null) =>
  lazySchema<Values>(() =>
    import('../model/label-form').then((form) => form.labelFormSchema(label?.royaltyRate ?? null)),
  );

const missing: readonly (string | undefined)[] = [
  'form.error.name',
  'form.error.email',
] satisfies LabelFormMessage[];

/** The form stays where the tab stays. */
const keepsWithTab = ({ pathname, search }: Place) =>
  pathname === window.location.pathname && new URLSearchParams(search).get('tab') === 'labels';

type LabelFormProps = {
  /** Which one is changed; null makes one. */
  label: AdminLabel | null;
  onDone: () => void;
  onCancel: () => void;
};

/** All that staff say of a label; what was typed stays until the server has taken it. */
export function LabelForm({ label, onDone, onCancel }: LabelFormProps) {
  const { t } = useTranslation('pages.admin.labels');
  const { country } = useLabelFormats();
  const [create] = useCreateLabelMutation();
  const [change, { isLoading: isEnding }] = useChangeLabelMutation();
  /** Its agreement is to end, which is asked first. */
  const [ending, setEnding] = useState<{ label: AdminLabel; values: Values } | null>(null);
  /** The label as its editor was last told of it. */
  const [seen, setSeen] = useState(label);
  const [now] = useState(() => new Date());
  const [schema] = useState(() => schemaFor(label));
  usePrefetchedSchema(schema);
  const form = useForm<Values>({
    resolver: schema,
    defaultValues: label ? valuesOf(label) : emptyLabel(now),
  });
  const { errors } = form.formState;
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] });
  const year = now.getUTCFullYear();
  const errorOf = (field: keyof Values) =>
    fieldSentence(errors[field], (key: LabelFormMessage) =>
      t(key, { from: labelLimits.foundedMin, until: year }),
    );
  const lacksRequired = [errors.name, errors.email].some((error) =>
    missing.includes(error?.message),
  );
  // One that is from elsewhere stays what it is.
  const known = label ? (label.country ?? '') : labelCountries[0];
  const countries = [...new Set<string>([...labelCountries, known])];

  const showProblem = (error: unknown, attempt: 'createLabel' | 'changeLabel') => {
    logFailure(attempt, error);
    const failed = t(attempt === 'createLabel' ? 'error.create' : 'error.update');
    const isSaid = showFieldProblems(form, error);
    const reason = isProblem(error) && !(isSaid && error.kind === 'invalid') && error.message;
    form.setError('root', { message: reason ? t('error.because', { failed, reason }) : failed });
  };

  const finish = (values: Values, text: string) => {
    showToast({ tone: 'success', text });
    form.reset(values, { keepValues: true });
    onDone();
  };

  const handleCreate = async (values: Values) => {
    const { error } = await create(bodyOf(values));
    if (error) showProblem(error, 'createLabel');
    else finish(values, t('created'));
  };

  const handleChange = async (from: AdminLabel, values: Values) => {
    const { error } = await change({
      id: from.id,
      ...changesOf(from, values),
    });
    if (!error) {
      finish(values, t('updated'));
      return;
    }
    showProblem(error, 'changeLabel');
    // Whoever was told what another person changed may save over it.
    if (isProblem(error) && error.current) setSeen({ ...from, ...error.current });
  };

  const handleSubmit = async (values: Values) => {
    if (!seen) await handleCreate(values);
    else if (values.contractStatus === 'expired' && seen.contractStatus !== 'expired') {
      setEnding({ label: seen, values });
    } else await handleChange(seen, values);
  };

  const handleEnd = async () => {
    if (ending) await handleChange(ending.label, ending.values);
    setEnding(null);
  };

  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel={t(label ? 'form.save' : 'add')}
      isIncomplete={name.trim() === '' || email.trim() === ''}
      cancelLabel={t('form.cancel')}
      onCancel={onCancel}
      unsaved={{
        title: t('form.unsaved.title'),
        text: t('form.unsaved.text'),
        stayLabel: t('form.unsaved.stay'),
        leaveLabel: t('form.unsaved.leave'),
        keeps: keepsWithTab,
      }}
    >
      <Suspense fallback={null}>
        {ending && (
          <EndAgreementDialog
            label={ending.label}
            isPending={isEnding}
            onConfirm={() => void handleEnd()}
            onClose={() => setEnding(null)}
          />
        )}
      </Suspense>
      <FailureNotice>{lacksRequired && t('form.incomplete')}</FailureNotice>
      <FieldColumns>
        <Field label={t('field.name')} most={labelLimits.nameMax} error={errorOf('name')}>
          <TextInput required autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label={t('field.email')} most={labelLimits.emailMax} error={errorOf('email')}>
          <TextInput {...emailKeys} required autoComplete="off" {...form.register('email')} />
        </Field>
        <Field
          label={t('field.website')}
          most={labelLimits.websiteMax}
          hint={t('form.websiteHint')}
          error={errorOf('website')}
        >
          <TextInput type="url" autoComplete="off" {...form.register('website')} />
        </Field>
        <Field label={t('field.country')} error={errorOf('country')}>
          <Select
            options={countries.map((value) => ({
              value,
              label: value === '' ? t('card.none') : country(value),
            }))}
            {...form.register('country')}
          />
        </Field>
        <Field label={t('field.foundedYear')} error={errorOf('foundedYear')}>
          <NumberInput {...form.register('foundedYear')} />
        </Field>
        <Field
          label={t('field.contactPerson')}
          most={labelLimits.contactPersonMax}
          error={errorOf('contactPerson')}
        >
          <TextInput autoComplete="off" {...form.register('contactPerson')} />
        </Field>
        <Field label={t('field.phone')} most={labelLimits.phoneMax} error={errorOf('phone')}>
          <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
        </Field>
        <Field
          label={t('field.royaltyRate')}
          hint={t('form.rateHint')}
          error={errorOf('royaltyRate')}
        >
          <NumberInput {...form.register('royaltyRate')} />
        </Field>
        {label !== null && (
          <Field label={t('filter.contract')} error={errorOf('contractStatus')}>
            <Select
              options={contractStatuses.map((value) => ({ value, label: t(`contract.${value}`) }))}
              {...form.register('contractStatus')}
            />
          </Field>
        )}
      </FieldColumns>
      {label === null && <LabelTerms />}
    </FormFrame>
  );
}
