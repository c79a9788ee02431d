import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OutboxScope, FormSource } from '@/entities/outbox';
import type { Canvas } from '@/shared/contract/canvas.ts';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { Field, TextArea } from '@/shared/ui/field';
import { TagField } from '@/shared/ui/tag-field';
import { Workbench } from '@/shared/ui/workbench';
import type { NewCanvas } from '../../model/canvas-rules';
import { useCanvasForm } from '../../model/use-canvas-form';
import { CanvasPreview } from './CanvasPreview';
import { CutFields } from './CutFields';
import { VideoFields } from './VideoFields';

const { descriptionMax, tags: tagsMax, tagMax } = canvasLimits;

type CanvasWorkbenchProps = {
  scope: OutboxScope;
  source: FormSource<NewCanvas, Canvas>;
  onClose: () => void;
};

/** Creates a canvas, or edits a pending one. It sends nothing itself. */
export function CanvasWorkbench({ scope, source, onClose }: CanvasWorkbenchProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const [params] = useSearchParams();
  const trackId = params.get('track') ?? '';
  const draft = useCanvasForm({ scope, source, trackId, onDone: onClose });
  const { form, values, change, fault, isNew } = draft;
  return (
    <Workbench
      title={t(isNew ? 'form.title' : 'form.titleEdit')}
      description={t('form.text')}
      steps={[
        { title: t('form.video'), content: <VideoFields draft={draft} /> },
        { title: t('cut.title'), content: <CutFields draft={draft} /> },
        {
          title: t('form.editors'),
          content: (
            <>
              <Field
                most={descriptionMax}
                label={t('form.description')}
                hint={t('form.descriptionHint', { most: descriptionMax })}
                error={fault('description')}
              >
                <TextArea {...form.register('description')} />
              </Field>
              <Field label={t('form.tags')} error={fault('tags')}>
                <TagField
                  value={values.tags}
                  most={tagsMax}
                  longest={tagMax}
                  onChange={(tags) => change({ tags })}
                />
              </Field>
            </>
          ),
        },
      ]}
      preview={<CanvasPreview draft={draft} />}
      work={draft.work}
      submitLabel={t(isNew ? 'form.submit' : 'form.save')}
      onClose={onClose}
    />
  );
}
