import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRejectPitchMutation } from '@/entities/pitch';
import { seenText } from '@/shared/contract/seen-text.ts';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { Field, Select, TextArea } from '@/shared/ui/field';
import { beginWith } from '../../lib/begin-with';
import { useDecided } from '../../model/use-decided';
import { DecisionDialog } from '../DecisionDialog';

/** Words to begin with, to be made one's own. */
const templates = ['fit', 'sound', 'late', 'full'] as const;

type RejectPitchDialogProps = { pitch: JudgedPitch; onClose: () => void };

/** Turns a song down with a word that the artist reads; a few can be begun with. */
export function RejectPitchDialog({ pitch, onClose }: RejectPitchDialogProps) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { id, version, trackTitle: title } = pitch;
  const [reject, { isLoading }] = useRejectPitchMutation();
  const [feedback, setFeedback] = useState('');
  const [isTried, setTried] = useState(false);
  const decided = useDecided('decidePitch');
  const isEmpty = seenText(feedback) === '';
  const handleDecide = async () => {
    setTried(true);
    if (isEmpty) return;
    const { error } = await reject({ id, version, feedback });
    if (decided(error, { done: t('reject.done', { title }), failed: t('failed') })) onClose();
  };
  return (
    <DecisionDialog
      title={t('reject.of', { title })}
      text={t('reject.text')}
      labels={{ close: t('close'), cancel: t('cancel'), act: t('reject.act') }}
      isRefusal
      isPending={isLoading}
      onDecide={handleDecide}
      onClose={onClose}
    >
      <Field label={t('reject.template')}>
        <Select
          options={[
            { value: '', label: t('reject.own') },
            ...templates.map((value) => ({
              value,
              label: t(`reject.templates.${value}.name`),
            })),
          ]}
          onChange={({ target }) => {
            const found = templates.find((each) => each === target.value);
            if (!found) return;
            const sentences = templates.map((each) => t(`reject.templates.${each}.text`));
            setFeedback(beginWith(feedback, t(`reject.templates.${found}.text`), sentences));
          }}
        />
      </Field>
      <Field
        most={pitchLimits.textMax}
        label={t('reject.word')}
        error={isTried && isEmpty ? t('reject.missing') : undefined}
      >
        <TextArea
          required
          rows={4}
          value={feedback}
          onChange={({ target }) => setFeedback(target.value)}
        />
      </Field>
    </DecisionDialog>
  );
}
