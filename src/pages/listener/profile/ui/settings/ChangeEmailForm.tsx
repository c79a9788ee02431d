import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEmailMutation } from '@/entities/account';
import { isProblem } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { emailKeys, Field, PasswordInput, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';

type ChangeEmailFormProps = {
  account: string;
  /** A link was sent to the new email. */
  onSent: (email: string) => void;
  /** Closes the form. */
  onDone: () => void;
};

export function ChangeEmailForm({ account, onSent, onDone }: ChangeEmailFormProps) {
  const { t } = useTranslation('pages.listener.profile');
  const [changeEmail, { isLoading, error }] = useChangeEmailMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const problem = isProblem(error) ? error : undefined;
  const fields = problem?.kind === 'invalid' ? problem.fields : undefined;
  const isComplete = email.trim() !== '' && password !== '';

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: refusal } = await changeEmail({ email: email.trim(), password });
    if (refusal) logFailure('change email', refusal);
    else onSent(email.trim());
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{error && !fields && (problem?.message || t('email.failed'))}</FailureNotice>
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <Field label={t('email.wanted')} hint={t('email.wantedHint')} error={fields?.['email']}>
          <TextInput
            {...emailKeys}
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={t('email.password')} error={fields?.['password']}>
          <PasswordInput
            showLabel={t('security.showPassword')}
            hideLabel={t('security.hidePassword')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Inline gap={3} isWrapping>
          <Button type="submit" variant="solid" isPending={isLoading} disabled={!isComplete}>
            {t('email.send')}
          </Button>
          <Button variant="outline" onClick={onDone}>
            {t('email.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
