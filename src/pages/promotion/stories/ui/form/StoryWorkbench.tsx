import { useTranslation } from 'react-i18next';
import type { OutboxScope, FormSource } from '@/entities/outbox';
import type { Story } from '@/shared/contract/story.ts';
import { storyLimits, storyTypes } from '@/shared/contract/story-limits.ts';
import { Field, Select, TextArea } from '@/shared/ui/field';
import { Segments } from '@/shared/ui/segments';
import { Workbench } from '@/shared/ui/workbench';
import type { NewStory } from '../../model/story-rules';
import { useStoryForm } from '../../model/use-story-form';
import { StoryFileField } from './StoryFileField';
import { StoryPreview } from './StoryPreview';
import { TextFields } from './TextFields';

const { captionMax } = storyLimits;

type StoryWorkbenchProps = {
  scope: OutboxScope;
  source: FormSource<NewStory, Story>;
  onClose: () => void;
};

/** Creates a story, or edits a pending one. It sends nothing itself. */
export function StoryWorkbench({ scope, source, onClose }: StoryWorkbenchProps) {
  const { t } = useTranslation(['pages.promotion.stories', 'entities.story']);
  const draft = useStoryForm({ scope, source, onDone: onClose });
  const { form, values, change, fault, isNew, tracks } = draft;
  const { type } = values;
  return (
    <Workbench
      title={t(isNew ? 'form.title' : 'form.titleEdit')}
      description={t('form.text')}
      steps={[
        {
          title: t('form.shown'),
          content: (
            <>
              <Segments
                label={t('form.type')}
                value={type}
                options={storyTypes.map((value) => ({
                  value,
                  label: t(`entities.story:type.${value}`),
                }))}
                onChange={(next) => change({ type: next })}
              />
              {type === 'text' ? (
                <TextFields draft={draft} />
              ) : (
                <StoryFileField type={type} draft={draft} />
              )}
            </>
          ),
        },
        {
          title: t('form.said'),
          content: (
            <>
              <Field
                most={captionMax}
                label={t('form.caption')}
                hint={t('form.captionHint', { most: captionMax })}
                error={fault('caption')}
              >
                <TextArea required {...form.register('caption')} />
              </Field>
              <Field label={t('form.track')}>
                <Select
                  value={values.trackId}
                  options={[
                    { value: '', label: t('form.noTrack') },
                    ...tracks.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                  onChange={({ target }) => change({ trackId: target.value })}
                />
              </Field>
            </>
          ),
        },
      ]}
      preview={<StoryPreview draft={draft} />}
      work={draft.work}
      isIncomplete={values.caption.trim() === ''}
      submitLabel={t(isNew ? 'form.submit' : 'form.save')}
      onClose={onClose}
    />
  );
}
