import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field, NumberInput, TextInput } from '@/shared/ui/field';
import type { ConfirmForm } from '../model/royalty-rules';

type CostFieldsProps = {
  register: UseFormRegister<ConfirmForm>;
  fault: (field: keyof ConfirmForm) => string | undefined;
};

/** What the bank took, and what arrived in another currency. */
export function CostFields({ register, fault }: CostFieldsProps) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <>
      <Field label={t('steps.fee')} hint={t('steps.feeHint')} error={fault('fee')}>
        <NumberInput hasDecimals {...register('fee')} />
      </Field>
      <Field label={t('steps.currency')} hint={t('steps.currencyHint')} error={fault('currency')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('currency')}
        />
      </Field>
      <Field label={t('steps.exchanged')} error={fault('exchanged')}>
        <NumberInput hasDecimals {...register('exchanged')} />
      </Field>
    </>
  );
}
