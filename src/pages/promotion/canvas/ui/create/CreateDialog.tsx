import { type FormEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvasTracksQuery } from '@/entities/canvas';
import type { CreatedPlace } from '@/entities/outbox';
import type { NewCanvas } from '@/features/create-canvas';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { readFile } from '@/shared/files';
import { useFormDraft } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Checkbox, Field, Select, TextArea, TextInput } from '@/shared/ui/field';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { TagField } from '@/shared/ui/tag-field';
import { TooLate } from '@/widgets/created-state';
import { emptyForm, formOf, isCanvasForm } from '../../model/canvas-form';
import { useCreateCanvas } from '../../model/use-create-canvas';
import { useVideo } from '../../model/use-video';
import { CutField } from './CutField';
import { VideoField } from './VideoField';

const { descriptionMax, tags: tagsMax, secondsMax } = canvasLimits;

type CreateDialogProps = {
  place: CreatedPlace;
  /** One of this device that is changed; null for a new one. */
  former: NewCanvas | null;
  onClose: () => void;
};

/** A new canvas: its track, its video, and what is shown of it. Nothing is sent from here. */
export function CreateDialog({ place, former, onClose }: CreateDialogProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const draft = useFormDraft({
    name: `canvas-draft:${place.owner}:${place.artistId ?? ''}`,
    isForm: isCanvasForm,
    empty: emptyForm,
    former: former && formOf(former),
  });
  const { form, change } = draft;
  const { data: tracks } = useCanvasTracksQuery({ artistId: place.artistId });
  const choice = useVideo();
  const { chosen: video, choose } = choice;
  const { refusal, isGone, faults, isPending, create } = useCreateCanvas(() => {
    draft.forget();
    onClose();
  });

  const chooseVideo = async (file: Blob, name: string) => {
    const found = await choose({ file, name });
    const isFormer = former !== null && name === former.fileName;
    if (!found || isFormer) return;
    const end = Math.min(secondsMax, Math.floor(found.seconds * 10 + 0.5) / 10);
    change({ startTime: '0', endTime: String(end) });
  };
  useEffect(() => {
    const key = former?.fileKey ?? null;
    if (key === null || former === null) return;
    void readFile(key).then(
      (file) => file && chooseVideo(file, former.fileName),
      () => undefined,
    );
    // Once: what is chosen afterwards takes its place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const track = tracks?.find(({ id }) => id === form.trackId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void create({ place, former, form, track, video });
  };
  const ready = video?.state === 'ready' ? video : null;
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
          {refusal !== null &&
            refusal !== 'flashes' &&
            refusal !== 'sent' &&
            refusal !== 'gone' && (
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
          <Field label={t('form.track')}>
            <Select
              required
              value={form.trackId}
              options={[
                { value: '', label: t('form.chooseTrack') },
                ...(tracks ?? []).map(({ id, title, isOut }) => ({
                  value: id,
                  label: isOut ? title : t('form.trackToCome', { title }),
                })),
              ]}
              onChange={({ target }) => change({ trackId: target.value })}
            />
          </Field>
          <VideoField
            chosen={choice}
            cut={form}
            isTried={refusal === 'flashes'}
            onChoose={(file) => void chooseVideo(file, file.name)}
          />
          <Field
            most={canvasLimits.addressMax}
            label={t('form.videoUrl')}
            hint={t('form.videoUrlHint')}
            error={faults.videoUrl && t(`form.fault.${faults.videoUrl}`)}
          >
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              value={form.videoUrl}
              onChange={({ target }) => change({ videoUrl: target.value })}
            />
          </Field>
          <CutField form={form} faults={faults} video={ready} onChange={change} />
          <Checkbox
            label={t('form.isLoop')}
            checked={form.isLoop}
            onChange={({ target }) => change({ isLoop: target.checked })}
          />
          <Field
            most={descriptionMax}
            label={t('form.description')}
            hint={t('form.descriptionHint', { most: descriptionMax })}
          >
            <TextArea
              value={form.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          </Field>
          <Field label={t('form.tags')}>
            <TagField
              value={form.tags}
              most={tagsMax}
              longest={canvasLimits.tagMax}
              onChange={(tags) => change({ tags })}
            />
          </Field>
          {late && <TooLate why={late} />}
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {t('form.cancel')}
            </Button>
            <Button
              type="submit"
              variant="solid"
              isPending={isPending || video?.state === 'checking'}
            >
              {isNew ? t('form.submit') : t('form.save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
