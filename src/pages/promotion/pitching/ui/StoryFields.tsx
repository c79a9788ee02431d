import { useTranslation } from 'react-i18next';
import type { PitchDraft } from '@/features/submit-pitch';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { TargetFields } from './TargetFields';

type StoryFieldsProps = { draft: PitchDraft };

export function StoryFields({ draft }: StoryFieldsProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const { form, fault } = draft;
  return (
    <>
      <Field
        label={t('story.description')}
        most={pitchLimits.textMax}
        hint={t('story.descriptionHint')}
        error={fault('description')}
      >
        <TextArea required rows={5} {...form.register('description')} />
      </Field>
      <Field
        label={t('story.previous')}
        most={pitchLimits.textMax}
        hint={t('story.previousHint')}
        error={fault('previousPlaylistInclusions')}
      >
        <TextArea rows={2} {...form.register('previousPlaylistInclusions')} />
      </Field>
      <Field
        label={t('story.links')}
        most={pitchLimits.textMax}
        hint={t('story.linksHint')}
        error={fault('socialMediaLinks')}
      >
        <TextArea rows={2} inputMode="url" {...form.register('socialMediaLinks')} />
      </Field>
      <Field
        label={t('story.pressKit')}
        most={pitchLimits.addressMax}
        hint={t('story.pressKitHint')}
        error={fault('pressKit')}
      >
        <TextInput type="url" autoComplete="off" {...form.register('pressKit')} />
      </Field>
      <TargetFields draft={draft} />
    </>
  );
}
