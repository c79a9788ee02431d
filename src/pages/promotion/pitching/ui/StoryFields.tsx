import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PitchForm } from '@/features/submit-pitch';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/text';
import { usePitchErrors } from '../model/use-pitch-errors';

type StoryFieldsProps = { form: UseFormReturn<PitchForm> };

/** What the song tells, and where more of the artist can be found. */
export function StoryFields({ form }: StoryFieldsProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const errorOf = usePitchErrors(form.control);
  return (
    <>
      <Heading level={2} size="small">
        {t('story.heading')}
      </Heading>
      <Field
        label={t('story.description')}
        most={pitchLimits.textMax}
        hint={t('story.descriptionHint')}
        error={errorOf('description')}
      >
        <TextArea required rows={5} {...form.register('description')} />
      </Field>
      <Field
        label={t('story.previous')}
        most={pitchLimits.textMax}
        hint={t('story.previousHint')}
        error={errorOf('previousPlaylistInclusions')}
      >
        <TextArea rows={2} {...form.register('previousPlaylistInclusions')} />
      </Field>
      <Field
        label={t('story.links')}
        most={pitchLimits.textMax}
        hint={t('story.linksHint')}
        error={errorOf('socialMediaLinks')}
      >
        <TextArea rows={2} inputMode="url" {...form.register('socialMediaLinks')} />
      </Field>
      <Field
        label={t('story.pressKit')}
        most={pitchLimits.addressMax}
        hint={t('story.pressKitHint')}
        error={errorOf('pressKit')}
      >
        <TextInput type="url" autoComplete="off" {...form.register('pressKit')} />
      </Field>
    </>
  );
}
