import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';

type CodeFormProps = {
  /** What the button does. */
  action: string;
  /** Where the code comes from. */
  hint: string;
  /** What went wrong with the last code. */
  error: unknown;
  /** A code is being checked. */
  isPending: boolean;
  /** Called with the code as it was typed. */
  onSend: (code: string) => void;
  /** There is a way back where this is given. */
  onLeave?: () => void;
};

/** Asks for a code of the person's application. */
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
