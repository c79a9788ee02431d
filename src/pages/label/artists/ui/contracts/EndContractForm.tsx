import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { useEndContractMutation, useNamedLabel } from '@/entities/label';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { dayFromToday } from '@/shared/lib/form';
import { DateInput, Field } from '@/shared/ui/field';
import { Bench } from '@/shared/ui/workbench';
import { daysAfter } from '../../lib/offer-days';
import { endSchema, useContractForm } from '../../model/use-contract-form';

type EndContractFormProps = {
  contract: LabelArtistDetails['contracts'][number];
  onDone: () => void;
  onCancel: () => void;
};

/** Ends a contract earlier; the past is unaffected. */
export function EndContractForm({ contract, onDone, onCancel }: EndContractFormProps) {
  const { t } = useTranslation('pages.label.artists');
  const dayRule = useDayRule();
  const label = useNamedLabel();
  const [end] = useEndContractMutation();
  const { form, fault, work } = useContractForm({
    schema: endSchema,
    opened: { lastDay: dayFromToday(0) },
    send: ({ lastDay }) => end({ label, id: contract.id, lastDay }),
    said: { done: t('contract.ended'), failed: t('contract.endFailed') },
    onDone,
  });
  const field = (
    <Field
      label={t('contract.lastDay')}
      hint={`${t('contract.lastDayHint')} ${dayRule()}`}
      error={fault('lastDay')}
    >
      <DateInput
        required
        min={dayFromToday(0)}
        max={daysAfter(contract.endsOn, -1)}
        {...form.register('lastDay')}
      />
    </Field>
  );
  return (
    <Bench
      isInPage
      steps={[{ title: t('contract.end'), content: field }]}
      work={work}
      submitLabel={t('contract.end')}
      onCancel={onCancel}
    />
  );
}
