import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { dayFromToday, fieldSentence } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { DateInput, Field, NumberInput } from '@/shared/ui/field';
import { readRate } from '../../lib/read-rate';
import type { OfferForm, OfferMessage } from '../../model/offer-form';
import * as styles from './contracts.css';

/** What a label offers: the artist's part, with what that leaves the label, and the days. */
export function OfferFields({ form }: { form: UseFormReturn<OfferForm> }) {
  const { t } = useTranslation('pages.label.artists');
  const dayRule = useDayRule();
  const { rate } = useFormats();
  // By its own subscription: the form is one object that changes in place.
  const { errors } = useFormState({ control: form.control });
  const errorOf = (field: keyof OfferForm) =>
    fieldSentence(errors[field], (key: OfferMessage) => t(key));
  const royaltyRate = readRate(useWatch({ control: form.control, name: 'royaltyRate' }));
  const [startsOn] = useWatch({ control: form.control, name: ['startsOn'] });
  return (
    <>
      <Field
        label={t('contract.rate')}
        hint={
          royaltyRate === undefined
            ? t('contract.rateHint')
            : t('contract.rateLeaves', { rate: rate(100 - royaltyRate) })
        }
        error={errorOf('royaltyRate')}
      >
        <NumberInput required hasDecimals {...form.register('royaltyRate')} />
      </Field>
      <div className={styles.days}>
        <Field label={t('contract.startsOn')} hint={dayRule(startsOn)} error={errorOf('startsOn')}>
          <DateInput required min={dayFromToday(0)} {...form.register('startsOn')} />
        </Field>
        <Field label={t('contract.endsOn')} error={errorOf('endsOn')}>
          <DateInput required min={startsOn} {...form.register('endsOn')} />
        </Field>
      </div>
    </>
  );
}
