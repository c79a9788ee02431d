import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import { ageRestrictions, concertLimits } from '@/shared/contract/concert-choices.ts';
import { Field, Select, TextArea } from '@/shared/ui/field';
import type { ConcertValues } from '../../model/concert-values';
import { useConcertErrors } from '../../model/use-concert-errors';
import * as styles from '../concerts.css';

type MoreFieldsProps = { form: UseFormReturn<ConcertValues> };

/** Who else plays, who may come, and what there is to say. */
export function MoreFields({ form }: MoreFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { age } = useConcertWords();
  const errorOf = useConcertErrors(form.control);
  const { register } = form;
  return (
    <div className={styles.fields}>
      <Field label={t('form.age')} error={errorOf('ageRestriction')}>
        <Select
          options={ageRestrictions.map((value) => ({ value, label: age(value) }))}
          {...register('ageRestriction')}
        />
      </Field>
      <Field label={t('form.acts')} hint={t('form.actsHint')} error={errorOf('supportingActs')}>
        <TextArea rows={2} dir="auto" {...register('supportingActs')} />
      </Field>
      <div className={styles.wholeRow}>
        <Field
          most={concertLimits.textMax}
          label={t('form.description')}
          error={errorOf('description')}
        >
          <TextArea rows={4} dir="auto" {...register('description')} />
        </Field>
      </div>
    </div>
  );
}
