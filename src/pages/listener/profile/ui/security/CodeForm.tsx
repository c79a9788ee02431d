import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';

type CodeFormProps = {
  /** Label of the button. */
  action: string;
  /** Where to find the code. */
  hint: string;
  /** Error of the last code. */
  error: unknown;
  isPending: boolean;
  /** Gets the code as typed. */
  onSend: (code: string) => void;
  /** Shows a way back. */
  onLeave?: () => void;
};

/** Asks for an authenticator's code. */
export function CodeForm({ action, hint, error, isPending, onSend, onLeave }: CodeFormProps) {
  const { t } = useTranslation('pages.listener.profile');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isEmpty = code.trim() === '';

  const fault = () => {
    if (isMissing && isEmpty) return t('secondFactor.error.codeRequired');
    if (!error) return undefined;
    return problemText(error, t('secondFactor.error.failed'));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(isEmpty);
    if (!isEmpty && !isPending) onSend(code);
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        <Field label={t('secondFactor.code')} hint={hint} error={fault()}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Inline gap={3} isWrapping>
          <Button type="submit" isPending={isPending}>
            {action}
          </Button>
          {onLeave && (
            <Button variant="ghost" onClick={onLeave}>
              {t('secondFactor.leave')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
