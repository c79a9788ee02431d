import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import { concertCountries, concertLimits } from '@/shared/contract/concert-choices.ts';
import { getZone } from '@/shared/rules/venue-time.ts';
import { venueZones } from '@/shared/rules/venue-zones.ts';
import { DateInput, Field, Select, TextInput } from '@/shared/ui/field';
import type { ConcertDraft } from '../../model/use-concert-form';
import * as styles from './fields.css';

type EveningFieldsProps = { draft: ConcertDraft };

const { nameMax } = concertLimits;

export function EveningFields({ draft: { form, values, change, fault } }: EveningFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const words = useConcertWords();
  const { register } = form;
  const { country, city } = values;
  const next = words.nextDay(values);
  return (
    <div className={styles.fields}>
      <Field
        most={nameMax}
        label={t('field.title')}
        error={fault('title')}
        className={styles.wholeRow}
      >
        <TextInput required autoComplete="off" dir="auto" {...register('title')} />
      </Field>
      <Field most={nameMax} label={t('field.venue')} error={fault('venue')}>
        <TextInput required autoComplete="off" dir="auto" {...register('venue')} />
      </Field>
      <Field most={nameMax} label={t('field.city')} error={fault('city')}>
        <TextInput autoComplete="off" dir="auto" {...register('city')} />
      </Field>
      <Field label={t('field.country')} error={fault('country')}>
        <Select
          options={concertCountries.map((value) => ({ value, label: words.country(value) }))}
          {...register('country', { onChange: () => change({ timeZone: '' }) })}
        />
      </Field>
      <Field label={t('field.date')} hint={t('hint.date')} error={fault('date')}>
        <DateInput required {...register('date')} />
      </Field>
      <Field
        label={t('field.time')}
        hint={next && t('hint.timeNext', { date: next })}
        error={fault('time')}
      >
        <TextInput type="time" {...register('time')} />
      </Field>
      <Field label={t('field.doors')} error={fault('doors')}>
        <TextInput type="time" {...register('doors')} />
      </Field>
      <Field
        label={t('field.timeZone')}
        hint={t('hint.timeZone')}
        error={fault('timeZone')}
        className={styles.wholeRow}
      >
        <Select
          options={[
            { value: '', label: t('form.byCity', { zone: t(`zone.${getZone(country, city)}`) }) },
            ...venueZones[country].map((value) => ({ value, label: t(`zone.${value}`) })),
          ]}
          {...register('timeZone')}
        />
      </Field>
    </div>
  );
}
