import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRejectCanvasMutation } from '@/entities/canvas';
import { seenText } from '@/shared/contract/seen-text.ts';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import type { WaitingCanvas } from '@/shared/contract/canvas.ts';
import { Button } from '@/shared/ui/button';
import { Field, TextArea } from '@/shared/ui/field';
import { Inline } from '@/shared/ui/stack';
import { beginWith } from '../lib/begin-with';
import { useDecided } from '../model/use-decided';
import { DecisionDialog } from './DecisionDialog';

/** What is wrong most often, as sentences to begin with. */
const templates = ['text', 'loop', 'quality', 'content', 'file'] as const;

type RejectCanvasDialogProps = { canvas: WaitingCanvas; onClose: () => void };

/**
 * Turns a canvas down, with a word that its artist reads; sentences that are often needed are put in by a press.
 */
export function RejectCanvasDialog({ canvas, onClose }: RejectCanvasDialogProps) {
  const { t } = useTranslation('pages.editorial.canvas');
  const [reject, { isLoading }] = useRejectCanvasMutation();
  const [feedback, setFeedback] = useState('');
  const [isTried, setTried] = useState(false);
  const decided = useDecided('decideCanvas');
  const { id, track } = canvas;
  const sentences = templates.map((name) => t(`reject.template.${name}.text`));
  const isMissing = seenText(feedback) === '';
  const handleDecide = async () => {
    setTried(true);
    if (isMissing) return;
    const { error } = await reject({ id, feedback: feedback.trim() });
    const done = t('reject.done', { title: track.title });
    if (decided(error, { done, failed: t('failed'), gone: t('gone') })) onClose();
  };
  return (
    <DecisionDialog
      title={t('reject.title', { title: track.title })}
      text={t('reject.text')}
      labels={{ close: t('reject.close'), cancel: t('reject.cancel'), act: t('reject.act') }}
      isRefusal
      isPending={isLoading}
      onDecide={handleDecide}
      onClose={onClose}
    >
      <Inline gap={2} isWrapping>
        {templates.map((name) => (
          <Button
            key={name}
            size="small"
            variant="outline"
            onClick={() =>
              setFeedback(beginWith(feedback, t(`reject.template.${name}.text`), sentences))
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
        error={isTried && isMissing ? t('reject.missing') : undefined}
      >
        <TextArea required value={feedback} onChange={({ target }) => setFeedback(target.value)} />
      </Field>
    </DecisionDialog>
  );
}
