import { useTranslation } from 'react-i18next';
import { concertCurrencies, concertLimits } from '@/shared/contract/concert-choices.ts';
import { Checkbox, Field, NumberInput, Select, TextInput } from '@/shared/ui/field';
import type { ConcertDraft } from '../../model/use-concert-form';
import * as styles from './fields.css';

type TicketFieldsProps = { draft: ConcertDraft };

export function TicketFields({ draft }: TicketFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { form, values, fault, isDelivered } = draft;
  const { register } = form;
  const number = (name: 'capacity' | 'ticketsSold' | 'ticketPriceMin' | 'ticketPriceMax') => (
    <Field
      label={t(`field.${name}`)}
      error={fault(name)}
      {...(name === 'ticketsSold' && { hint: t('hint.ticketsSold') })}
    >
      <NumberInput {...register(name)} />
    </Field>
  );
  return (
    <div className={styles.fields}>
      {number('capacity')}
      {isDelivered && number('ticketsSold')}
      {isDelivered && (
        <div className={styles.wholeRow}>
          <Checkbox label={t('field.isOnSale')} {...register('isOnSale')} />
        </div>
      )}
      <Field label={t('field.currency')} error={fault('currency')}>
        <Select
          options={concertCurrencies.map((value) => ({ value, label: value }))}
          {...register('currency')}
        />
      </Field>
      <div className={styles.wholeRow}>
        <Checkbox label={t('field.isFree')} {...register('isFree')} />
      </div>
      {!values.isFree && number('ticketPriceMin')}
      {!values.isFree && number('ticketPriceMax')}
      <Field
        most={concertLimits.addressMax}
        label={t('field.ticketUrl')}
        hint={t('hint.ticketUrl')}
        error={fault('ticketUrl')}
        className={styles.wholeRow}
      >
        <TextInput type="url" inputMode="url" autoComplete="off" {...register('ticketUrl')} />
      </Field>
      <div className={styles.wholeRow}>
        <Checkbox label={t('field.fanClubPresale')} {...register('fanClubPresale')} />
      </div>
      {values.fanClubPresale && (
        <Field
          most={concertLimits.codeMax}
          label={t('field.presaleCode')}
          hint={t('hint.presaleCode')}
          error={fault('presaleCode')}
        >
          <TextInput autoComplete="off" {...register('presaleCode')} />
        </Field>
      )}
    </div>
  );
}
