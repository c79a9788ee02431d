import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import { concertCountries, concertLimits } from '@/shared/contract/concert-choices.ts';
import { DateInput, Field, Select, TextInput } from '@/shared/ui/field';
import type { ConcertValues } from '../../model/concert-values';
import { useConcertErrors } from '../../model/use-concert-errors';
import * as styles from '../concerts.css';

type AboutFieldsProps = { form: UseFormReturn<ConcertValues> };

const { nameMax } = concertLimits;

/** What it is called, where and when. */
export function AboutFields({ form }: AboutFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { country } = useConcertWords();
  const errorOf = useConcertErrors(form.control);
  const { register } = form;
  return (
    <div className={styles.fields}>
      <div className={styles.wholeRow}>
        <Field label={t('form.name')} error={errorOf('title')}>
          <TextInput
            required
            autoComplete="off"
            dir="auto"
            maxLength={nameMax}
            {...register('title')}
          />
        </Field>
      </div>
      <Field label={t('form.venue')} error={errorOf('venue')}>
        <TextInput
          required
          autoComplete="off"
          dir="auto"
          maxLength={nameMax}
          {...register('venue')}
        />
      </Field>
      <Field label={t('form.city')} error={errorOf('city')}>
        <TextInput autoComplete="off" dir="auto" maxLength={nameMax} {...register('city')} />
      </Field>
      <Field label={t('form.country')} error={errorOf('country')}>
        <Select
          options={concertCountries.map((value) => ({ value, label: country(value) }))}
          {...register('country')}
        />
      </Field>
      <Field label={t('form.date')} hint={t('form.dateHint')} error={errorOf('date')}>
        <DateInput required {...register('date')} />
      </Field>
      <Field label={t('form.time')} error={errorOf('time')}>
        <TextInput type="time" {...register('time')} />
      </Field>
      <Field label={t('form.doors')} error={errorOf('doors')}>
        <TextInput type="time" {...register('doors')} />
      </Field>
    </div>
  );
}
