import { useTranslation } from 'react-i18next';
import { useDecidePitchMutation } from '@/entities/pitch';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { formSchema } from '@/shared/lib/form';
import { Field, Select, TextArea } from '@/shared/ui/field';
import { Workbench } from '@/shared/ui/workbench';
import { beginWith } from '../lib/begin-with';
import { type DecisionDialogProps, useDecisionForm } from '../model/use-decision-form';

/** Texts to start from. */
const templates = ['fit', 'sound', 'late', 'full'] as const;

const schema = formSchema(async () => (await import('../model/decision-rules')).rejectPitchRules);

type RejectPitchDialogProps = DecisionDialogProps & { pitch: JudgedPitch };

/** Rejects a song with a message to the artist. */
export function RejectPitchDialog({ pitch, onDone, onClose }: RejectPitchDialogProps) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { id, version, trackTitle: title } = pitch;
  const [decide] = useDecidePitchMutation();
  const { form, values, change, fault, work } = useDecisionForm({
    action: 'decidePitch',
    about: `reject:${id}`,
    schema,
    empty: { feedback: '' },
    sentences: { feedback: { missing: t('reject.missing') } },
    said: { done: t('reject.done', { title }), failed: t('failed') },
    decide: (sent) => decide({ id, version, act: 'reject', ...sent }),
    onDone,
  });
  const fields = (
    <>
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
            const begun = t(`reject.templates.${found}.text`);
            change({ feedback: beginWith(values.feedback, begun, sentences) });
          }}
        />
      </Field>
      <Field most={pitchLimits.textMax} label={t('reject.word')} error={fault('feedback')}>
        <TextArea required rows={4} {...form.register('feedback')} />
      </Field>
    </>
  );
  return (
    <Workbench
      title={t('reject.of', { title })}
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
