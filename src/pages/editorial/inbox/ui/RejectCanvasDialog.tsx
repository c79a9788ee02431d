import { useTranslation } from 'react-i18next';
import { useDecideCanvasMutation } from '@/entities/canvas';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import type { SentCanvas } from '@/shared/contract/canvas.ts';
import { formSchema } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Field, TextArea } from '@/shared/ui/field';
import { Inline } from '@/shared/ui/stack';
import { Workbench } from '@/shared/ui/workbench';
import { beginWith } from '../lib/begin-with';
import { type DecisionDialogProps, useDecisionForm } from '../model/use-decision-form';

/** Common faults, as sentences to start from. */
const templates = ['text', 'loop', 'quality', 'content', 'file'] as const;

const schema = formSchema(
  async () => (await import('@/shared/contract/canvas.ts')).rejectCanvasBodySchema,
);

type RejectCanvasDialogProps = DecisionDialogProps & { canvas: SentCanvas };

/** Rejects a canvas with a message to the artist. */
export function RejectCanvasDialog({ canvas, onDone, onClose }: RejectCanvasDialogProps) {
  const { t } = useTranslation('pages.editorial.canvas');
  const [decide] = useDecideCanvasMutation();
  const { id, track } = canvas;
  const { title } = track;
  const { form, values, change, fault, work } = useDecisionForm({
    action: 'decideCanvas',
    about: `reject:${id}`,
    schema,
    empty: { feedback: '' },
    sentences: { feedback: { missing: t('reject.missing') } },
    said: { done: t('reject.done', { title }), failed: t('failed'), gone: t('gone') },
    decide: (sent) => decide({ id, act: 'reject', ...sent }),
    onDone,
  });
  const sentences = templates.map((name) => t(`reject.template.${name}.text`));
  const fields = (
    <>
      <Inline gap={2} isWrapping>
        {templates.map((name, index) => (
          <Button
            key={name}
            size="small"
            variant="outline"
            onClick={() =>
              change({ feedback: beginWith(values.feedback, sentences[index] ?? '', sentences) })
            }
          >
            {t(`reject.template.${name}.name`)}
          </Button>
        ))}
      </Inline>
      <Field
        most={canvasLimits.feedbackMax}
        label={t('reject.feedback')}
        hint={t('reject.hint', { most: canvasLimits.feedbackMax })}
        error={fault('feedback')}
      >
        <TextArea required {...form.register('feedback')} />
      </Field>
    </>
  );
  return (
    <Workbench
      title={t('reject.title', { title })}
      description={t('reject.text')}
      size="medium"
      steps={[{ title: t('reject.act'), content: fields }]}
      work={work}
      submitLabel={t('reject.act')}
      isRefusal
      onClose={onClose}
    />
  );
}
