import { type FormEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvasTracksQuery } from '@/entities/canvas';
import type { CreatedPlace } from '@/entities/outbox';
import type { NewStory } from '@/features/create-story';
import { storyLimits, storyTypes } from '@/shared/contract/story-limits.ts';
import { readFile } from '@/shared/files';
import { useFormDraft } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Field, Select, TextArea } from '@/shared/ui/field';
import { Notice } from '@/shared/ui/notice';
import { Segments } from '@/shared/ui/segments';
import { Stack } from '@/shared/ui/stack';
import { TooLate } from '@/widgets/created-state';
import { emptyForm, formOf, isStoryForm } from '../../model/story-form';
import { useCreateStory } from '../../model/use-create-story';
import { useStoryFile } from '../../model/use-story-file';
import { StoryFileField } from './StoryFileField';
import { StoryPreview } from './StoryPreview';
import { TextFields } from './TextFields';
import * as styles from './create.css';

const { captionMax } = storyLimits;

type CreateDialogProps = {
  /** Who makes it, and for whom. */
  place: CreatedPlace;
  /** One of this device that is changed; null for a new one. */
  former: NewStory | null;
  /** It shall be closed. */
  onClose: () => void;
};

/** A new story: of which kind, what is in it, and how it will look. Nothing is sent from here. */
export function CreateDialog({ place, former, onClose }: CreateDialogProps) {
  const { t } = useTranslation(['pages.promotion.stories', 'entities.story']);
  const draft = useFormDraft({
    name: `story-draft:${place.owner}:${place.artistId ?? ''}`,
    isForm: isStoryForm,
    empty: emptyForm,
    former: former && formOf(former),
  });
  const { form, change } = draft;
  const { data: tracks } = useCanvasTracksQuery({ artistId: place.artistId });
  const choice = useStoryFile();
  const { chosen, choose } = choice;
  const { refusal, isGone, isPending, create } = useCreateStory(() => {
    draft.forget();
    onClose();
  });
  useEffect(() => {
    if (former === null || former.fileKey === null || former.type === 'text') return;
    const { type, fileName } = former;
    void readFile(former.fileKey).then(
      (file) => file && choose({ type, file, name: fileName }),
      () => undefined,
    );
    // Once: what is chosen afterwards takes its place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Listeners can be led to what they can hear alone.
  const out = (tracks ?? []).filter(({ isOut }) => isOut);
  const track = out.find(({ id }) => id === form.trackId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void create({ place, former, form, track, chosen });
  };
  const isChecking = chosen?.state === 'checking';
  const isNew = former === null || isGone;
  const late = refusal === 'sent' || refusal === 'gone' ? refusal : null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isNew ? t('form.title') : t('form.titleEdit')}
      description={t('form.text')}
      closeLabel={t('close')}
      size="large"
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {refusal !== null && refusal !== 'sent' && refusal !== 'gone' && (
            <Notice tone="danger" role="alert">
              {t(`form.refused.${refusal}`)}
            </Notice>
          )}
          {draft.isRecovered && (
            <Notice
              action={
                <Button size="small" onClick={draft.begin}>
                  {t('form.begin')}
                </Button>
              }
            >
              {t('form.recovered')}
            </Notice>
          )}
          <Segments
            label={t('form.type')}
            value={form.type}
            options={storyTypes.map((value) => ({
              value,
              label: t(`entities.story:type.${value}`),
            }))}
            onChange={(type) => change({ type })}
          />
          <div className={styles.columns}>
            <Stack gap={5}>
              {form.type === 'text' ? (
                <TextFields form={form} onChange={change} />
              ) : (
                <StoryFileField type={form.type} choice={choice} />
              )}
              <Field label={t('form.caption')} hint={t('form.captionHint', { most: captionMax })}>
                <TextArea
                  required
                  maxLength={captionMax}
                  value={form.caption}
                  onChange={({ target }) => change({ caption: target.value })}
                />
              </Field>
              <Field label={t('form.track')}>
                <Select
                  value={form.trackId}
                  options={[
                    { value: '', label: t('form.noTrack') },
                    ...out.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                  onChange={({ target }) => change({ trackId: target.value })}
                />
              </Field>
            </Stack>
            <StoryPreview form={form} chosen={chosen} />
          </div>
          {late && <TooLate why={late} />}
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {t('form.cancel')}
            </Button>
            <Button
              type="submit"
              variant="solid"
              disabled={form.caption.trim() === ''}
              isPending={isPending || isChecking}
            >
              {isNew ? t('form.submit') : t('form.save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
