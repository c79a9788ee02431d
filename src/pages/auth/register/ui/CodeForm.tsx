import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFinishRegistrationMutation } from '@/entities/session';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';

type CodeFormProps = {
  /** From the answer to the registration. */
  registration: string;
  /** Validity of the code. */
  minutes: number;
  /** Returns to the form with its input. */
  onBack: () => void;
};

/** Asks for the emailed code that creates the account. */
export function CodeForm({ registration, minutes, onBack }: CodeFormProps) {
  const { t } = useTranslation('pages.auth.register');
  const [finish, { isLoading }] = useFinishRegistrationMutation();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replaceAll(/\D/g, '');
    if (digits.length !== 6) {
      setFault(t('code.short'));
      return;
    }
    const { error } = await finish({ registration, code: digits });
    if (!error) return;
    logFailure('finish registration', error);
    setFault(problemText(error, t('error.failed')));
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <Field label={t('code.label')} hint={t('code.hint', { count: minutes })} error={fault}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setFault('');
            }}
          />
        </Field>
        <Button type="submit" variant="solid" size="large" isWide isPending={isLoading}>
          {t(isLoading ? 'submitting' : 'code.submit')}
        </Button>
        <Button variant="outline" isWide onClick={onBack}>
          {t('code.back')}
        </Button>
      </Stack>
    </form>
  );
}
