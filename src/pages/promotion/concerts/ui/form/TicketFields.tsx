import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { concertCurrencies, concertLimits } from '@/shared/contract/concert-choices.ts';
import { Checkbox, Field, NumberInput, Select, TextInput } from '@/shared/ui/field';
import type { ConcertValues } from '../../model/concert-values';
import { useConcertErrors } from '../../model/use-concert-errors';
import * as styles from '../concerts.css';

type TicketFieldsProps = {
  form: UseFormReturn<ConcertValues>;
  /** It is there for listeners, and tickets may have been sold. */
  isDelivered: boolean;
};

/** How many may come, what they pay, and where. */
export function TicketFields({ form, isDelivered }: TicketFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const errorOf = useConcertErrors(form.control);
  const { register } = form;
  const isFree = useWatch({ control: form.control, name: 'isFree' });
  const hasPresale = useWatch({ control: form.control, name: 'fanClubPresale' });
  return (
    <div className={styles.fields}>
      <Field label={t('form.capacity')} error={errorOf('capacity')}>
        <NumberInput {...register('capacity')} />
      </Field>
      <Field label={t('form.currency')} error={errorOf('currency')}>
        <Select
          options={concertCurrencies.map((value) => ({ value, label: value }))}
          {...register('currency')}
        />
      </Field>
      <div className={styles.wholeRow}>
        <Checkbox label={t('form.isFree')} {...register('isFree')} />
      </div>
      {!isFree && (
        <>
          <Field label={t('form.priceMin')} error={errorOf('ticketPriceMin')}>
            <NumberInput {...register('ticketPriceMin')} />
          </Field>
          <Field label={t('form.priceMax')} error={errorOf('ticketPriceMax')}>
            <NumberInput {...register('ticketPriceMax')} />
          </Field>
        </>
      )}
      {isDelivered && (
        <>
          <Field
            label={t('form.ticketsSold')}
            hint={t('form.ticketsSoldHint')}
            error={errorOf('ticketsSold')}
          >
            <NumberInput {...register('ticketsSold')} />
          </Field>
          <div className={styles.wholeRow}>
            <Checkbox label={t('form.isOnSale')} {...register('isOnSale')} />
          </div>
        </>
      )}
      <div className={styles.wholeRow}>
        <Field
          most={concertLimits.addressMax}
          label={t('form.ticketUrl')}
          hint={t('form.ticketUrlHint')}
          error={errorOf('ticketUrl')}
        >
          <TextInput type="url" inputMode="url" autoComplete="off" {...register('ticketUrl')} />
        </Field>
      </div>
      <div className={styles.wholeRow}>
        <Checkbox label={t('form.presale')} {...register('fanClubPresale')} />
      </div>
      {hasPresale && (
        <Field
          most={concertLimits.codeMax}
          label={t('form.presaleCode')}
          hint={t('form.presaleHint')}
          error={errorOf('presaleCode')}
        >
          <TextInput autoComplete="off" {...register('presaleCode')} />
        </Field>
      )}
    </div>
  );
}
