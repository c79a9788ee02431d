import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentReasonMax } from '@/shared/contract/limits.ts';
import { Field, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { FormEnd } from './FormEnd';

type ReasonFormProps = {
  /** Above the field. */
  label: string;
  submitLabel: string;
  /** Why the last attempt failed. */
  failure?: ReactNode;
  isPending: boolean;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
};

/** Asks for the reason that is written down with a step. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, submitLabel, failure, isPending, onSubmit, onCancel } = props;
  const { t } = useTranslation('pages.admin.royalties');
  const field = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const written = reason.trim();
    setIsMissing(written === '');
    if (written !== '' && !isPending) onSubmit(written);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={4}>
        <Field label={label} error={isMissing ? t('steps.reasonMissing') : undefined}>
          <TextInput
            ref={field}
            maxLength={paymentReasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <FailureNotice>{failure}</FailureNotice>
        <FormEnd submitLabel={submitLabel} isPending={isPending} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
