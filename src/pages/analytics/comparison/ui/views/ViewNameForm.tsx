import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { seenText } from '@/shared/contract/seen-text.ts';
import { analyticsViewLimits } from '@/shared/contract/limits.ts';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { showToast } from '@/shared/ui/toast';

type ViewNameFormProps = {
  label: string;
  submitLabel: string;
  initial?: string;
  /** Messages for success, and for a failure without the server's reason. */
  done: string;
  failed: string;
  onSend: (name: string) => Promise<{ error?: unknown }>;
  onDone?: () => void;
};

/** The input stays until it is accepted. */
export function ViewNameForm(props: ViewNameFormProps) {
  const { label, submitLabel, initial = '', done, failed, onSend, onDone } = props;
  const { t } = useTranslation('pages.analytics.comparison');
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (seenText(name) === '') {
      setProblem(t('views.nameMissing'));
      return;
    }
    setSending(true);
    const { error } = await onSend(name.trim());
    setSending(false);
    if (error === undefined) {
      setProblem(undefined);
      setName(initial);
      showToast({ tone: 'success', text: done });
      onDone?.();
      return;
    }
    logFailure('analyticsView', error);
    setProblem(problemText(error, failed));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={3}>
        <Field most={analyticsViewLimits.nameMax} label={label} error={problem}>
          <TextInput
            required
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Inline gap={2} justify="end">
          <Button type="submit" size="small" variant="solid" isPending={isSending}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
