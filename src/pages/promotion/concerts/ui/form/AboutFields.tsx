import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import { concertCountries, concertLimits } from '@/shared/contract/concert-choices.ts';
import { zoneOf } from '@/shared/contract/venue-time.ts';
import { venueZones } from '@/shared/contract/venue-zones.ts';
import { DateInput, Field, Select, TextInput } from '@/shared/ui/field';
import type { ConcertValues } from '../../model/concert-values';
import { useConcertErrors } from '../../model/use-concert-errors';
import * as styles from '../concerts.css';

type AboutFieldsProps = { form: UseFormReturn<ConcertValues> };

const { nameMax } = concertLimits;

/** What it is called, where and when. */
export function AboutFields({ form }: AboutFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const words = useConcertWords();
  const errorOf = useConcertErrors(form.control);
  const { register, control } = form;
  const [country, city, date, time, doors] = useWatch({
    control,
    name: ['country', 'city', 'date', 'time', 'doors'],
  });
  const next = words.nextDay({ date, time, doors });
  return (
    <div className={styles.fields}>
      <div className={styles.wholeRow}>
        <Field most={nameMax} label={t('form.name')} error={errorOf('title')}>
          <TextInput required autoComplete="off" dir="auto" {...register('title')} />
        </Field>
      </div>
      <Field most={nameMax} label={t('form.venue')} error={errorOf('venue')}>
        <TextInput required autoComplete="off" dir="auto" {...register('venue')} />
      </Field>
      <Field most={nameMax} label={t('form.city')} error={errorOf('city')}>
        <TextInput autoComplete="off" dir="auto" {...register('city')} />
      </Field>
      <Field label={t('form.country')} error={errorOf('country')}>
        <Select
          options={concertCountries.map((value) => ({ value, label: words.country(value) }))}
          {...register('country', { onChange: () => form.setValue('timeZone', '') })}
        />
      </Field>
      <Field label={t('form.timeZone')} hint={t('form.timeZoneHint')} error={errorOf('timeZone')}>
        <Select
          options={[
            { value: '', label: t('form.byCity', { zone: t(`zone.${zoneOf(country, city)}`) }) },
            ...venueZones[country].map((value) => ({ value, label: t(`zone.${value}`) })),
          ]}
          {...register('timeZone')}
        />
      </Field>
      <Field label={t('form.date')} hint={t('form.dateHint')} error={errorOf('date')}>
        <DateInput required {...register('date')} />
      </Field>
      <Field
        label={t('form.time')}
        hint={next && t('form.timeNext', { date: next })}
        error={errorOf('time')}
      >
        <TextInput type="time" {...register('time')} />
      </Field>
      <Field label={t('form.doors')} error={errorOf('doors')}>
        <TextInput type="time" {...register('doors')} />
      </Field>
    </div>
  );
}
