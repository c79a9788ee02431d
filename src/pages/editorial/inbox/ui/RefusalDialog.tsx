import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Field, FieldGroup, TextArea } from '@/shared/ui/field';
import { Inline } from '@/shared/ui/stack';
import { Workbench } from '@/shared/ui/workbench';
import { beginWith } from '../lib/begin-with';
import {
  type DecisionDialogProps,
  type DecisionForm,
  useDecisionForm,
} from '../model/use-decision-form';

type Feedback = { feedback: string };

/** Sentences to start from. */
const templates = {
  'pages.editorial.canvas': ['text', 'loop', 'quality', 'content', 'file'],
  'pages.editorial.pitches': ['fit', 'sound', 'late', 'full'],
} as const;

type RefusalDialogProps = DecisionDialogProps &
  Pick<DecisionForm<Feedback, Feedback>, 'action' | 'schema' | 'texts' | 'decide'> & {
    id: string;
    title: string;
    /** Label of the message. */
    label: string;
    /** Shown where no message is typed. */
    missing: string;
    /** Limit in characters. */
    most: number;
    /** Of the templates. */
    namespace: keyof typeof templates;
  };

/** Rejects an item with a message to the artist. */
export function RefusalDialog(props: RefusalDialogProps) {
  const { id, title, label, missing, most, namespace, onClose, ...decision } = props;
  const { t } = useTranslation('pages.editorial.inbox');
  const { t: getTemplate } = useTranslation(namespace);
  const { form, values, change, fault, work } = useDecisionForm({
    ...decision,
    about: `reject:${id}`,
    empty: { feedback: '' },
    sentences: { feedback: { missing } },
  });
  const beginnings = templates[namespace].map((name) => ({
    name: getTemplate(`reject.template.${name}.name`),
    text: getTemplate(`reject.template.${name}.text`),
  }));
  const known = beginnings.map(({ text }) => text);
  const fields = (
    <>
      <FieldGroup label={t('refusal.begin')}>
        <Inline gap={2} isWrapping>
          {beginnings.map(({ name, text }) => (
            <Button
              key={name}
              size="small"
              variant="outline"
              onClick={() => change({ feedback: beginWith(values.feedback, text, known) })}
            >
              {name}
            </Button>
          ))}
        </Inline>
      </FieldGroup>
      <Field most={most} label={label} hint={t('refusal.hint', { most })} error={fault('feedback')}>
        <TextArea required rows={4} {...form.register('feedback')} />
      </Field>
    </>
  );
  return (
    <Workbench
      title={title}
      description={t('refusal.text')}
      size="medium"
      steps={[{ title: t('reject.act'), content: fields }]}
      work={work}
      submitLabel={t('reject.act')}
      isRefusal
      onClose={onClose}
    />
  );
}
