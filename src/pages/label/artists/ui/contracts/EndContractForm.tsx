import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { useEndContractMutation, useNamedLabel } from '@/entities/label';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { dayFromToday, fieldSentence, lazySchema, usePrefetchedSchema } from '@/shared/lib/form';
import { DateInput, Field } from '@/shared/ui/field';
import { FormFrame } from '@/shared/ui/form-frame';
import { daysAfter } from '../../lib/offer-days';
import type { EndForm as Values, OfferMessage } from '../../model/offer-form';
import { useSent } from '../../model/use-sent';
import { useUnsavedWords } from '../../model/use-unsaved-words';

const schema = lazySchema<Values>(() =>
  import('../../model/offer-form').then((form) => form.endFormSchema),
);

type EndContractFormProps = {
  contract: LabelArtistDetails['contracts'][number];
  onDone: () => void;
  onCancel: () => void;
};

/** Puts the end of a contract forward. What has gone by stays as it was. */
export function EndContractForm({ contract, onDone, onCancel }: EndContractFormProps) {
  const { t } = useTranslation('pages.label.artists');
  const dayRule = useDayRule();
  const label = useNamedLabel();
  const [end] = useEndContractMutation();
  const unsaved = useUnsavedWords();
  usePrefetchedSchema(schema);
  const form = useForm<Values>({ resolver: schema, defaultValues: { lastDay: dayFromToday(0) } });
  const sent = useSent(form);
  const { lastDay: error } = form.formState.errors;
  const handleSubmit = async ({ lastDay }: Values) => {
    const answer = await end({ label, id: contract.id, lastDay });
    if (sent(answer, { done: t('contract.ended'), failed: t('contract.endFailed') })) onDone();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel={t('contract.end')}
      cancelLabel={t('contract.cancel')}
      onCancel={onCancel}
      unsaved={unsaved}
    >
      <Field
        label={t('contract.lastDay')}
        hint={`${t('contract.lastDayHint')} ${dayRule()}`}
        error={fieldSentence(error, (key: OfferMessage) => t(key))}
      >
        <DateInput
          required
          min={dayFromToday(0)}
          max={daysAfter(contract.endsOn, -1)}
          {...form.register('lastDay')}
        />
      </Field>
    </FormFrame>
  );
}
