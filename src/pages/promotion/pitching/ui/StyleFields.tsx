import { useTranslation } from 'react-i18next';
import type { PitchDraft } from '@/features/submit-pitch';
import { pitchGenres, pitchMoods, songLanguages } from '@/shared/contract/pitch-choices.ts';
import { useFormats } from '@/shared/lib/format';
import { Checkbox, Field, FieldGroup, Select } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';

type StyleFieldsProps = { draft: PitchDraft };

export function StyleFields({ draft: { form } }: StyleFieldsProps) {
  const { t } = useTranslation(['pages.promotion.pitching', 'entities.pitch']);
  const { genre } = useFormats();
  return (
    <>
      <Field label={t('style.genre')}>
        <Select
          options={pitchGenres.map((value) => ({ value, label: genre(value) }))}
          {...form.register('genre')}
        />
      </Field>
      <Field label={t('style.mood')}>
        <Select
          options={pitchMoods.map((value) => ({
            value,
            label: t(`entities.pitch:mood.${value}`),
          }))}
          {...form.register('mood')}
        />
      </Field>
      <Field label={t('style.language')}>
        <Select
          options={songLanguages.map((value) => ({
            value,
            label: t(`entities.pitch:language.${value}`),
          }))}
          {...form.register('language')}
        />
      </Field>
      <FieldGroup label={t('style.about')}>
        <Stack gap={2} align="start">
          <Checkbox label={t('style.hasLyrics')} {...form.register('hasLyrics')} />
          <Checkbox label={t('style.hasRadioEdit')} {...form.register('hasRadioEdit')} />
          <Checkbox label={t('style.explicitContent')} {...form.register('explicitContent')} />
        </Stack>
      </FieldGroup>
    </>
  );
}
