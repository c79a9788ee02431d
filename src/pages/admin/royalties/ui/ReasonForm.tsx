import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentReasonMax } from '@/shared/contract/limits.ts';
import { formSchema, type Refused, useDraftForm } from '@/shared/lib/form';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Field, TextInput } from '@/shared/ui/field';
import { Bench } from '@/shared/ui/workbench';

const schema = formSchema(async () => (await import('../model/royalty-rules')).reasonRules);

type ReasonFormProps = {
  /** Above the field. */
  label: string;
  submitLabel: string;
  /** Where the server gives no reason. */
  failed: string;
  /** Null where it succeeded. */
  onSubmit: (reason: string) => Promise<Refused | null>;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks for the reason that is written down with a step. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, submitLabel, failed, onSubmit, onDone, onCancel } = props;
  const { t } = useTranslation('pages.admin.royalties');
  const { form, fault, work } = useDraftForm({
    schema,
    empty: { reason: '' },
    sentences: { reason: { missing: t('steps.reasonMissing') } },
    failed,
    send: ({ sent }) => onSubmit(sent.reason),
    onDone,
  });
  // The button that opened the form is gone.
  useEffect(() => form.setFocus('reason'), [form]);
  const field = (
    <Field label={label} error={fault('reason')}>
      <TextInput maxLength={paymentReasonMax} {...form.register('reason')} />
    </Field>
  );
  return (
    <Bench
      isInPage
      steps={[{ title: label, content: field }]}
      work={work}
      submitLabel={submitLabel}
      onCancel={() => leaveBy(onCancel)}
    />
  );
}
