import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import { ageRestrictions, concertLimits } from '@/shared/contract/concert-choices.ts';
import { Field, Select, TextArea } from '@/shared/ui/field';
import type { ConcertDraft } from '../../model/use-concert-form';
import { PictureField } from './PictureField';

type MoreFieldsProps = { draft: ConcertDraft };

export function MoreFields({ draft }: MoreFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { age } = useConcertWords();
  const { form, fault } = draft;
  return (
    <>
      <PictureField draft={draft} />
      <Field label={t('field.ageRestriction')} error={fault('ageRestriction')}>
        <Select
          options={ageRestrictions.map((value) => ({ value, label: age(value) }))}
          {...form.register('ageRestriction')}
        />
      </Field>
      <Field
        label={t('field.supportingActs')}
        hint={t('hint.supportingActs')}
        error={fault('supportingActs')}
      >
        <TextArea rows={2} dir="auto" {...form.register('supportingActs')} />
      </Field>
      <Field
        most={concertLimits.textMax}
        label={t('field.description')}
        error={fault('description')}
      >
        <TextArea rows={4} dir="auto" {...form.register('description')} />
      </Field>
    </>
  );
}
