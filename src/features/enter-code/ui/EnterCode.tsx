import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginWithCodeMutation } from '@/entities/session';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type EnterCodeProps = {
  codeToken: string;
  onBack: () => void;
};

export function EnterCode({ codeToken, onBack }: EnterCodeProps) {
  const { t } = useTranslation('features.enter-code');
  const [login, { isLoading, error }] = useLoginWithCodeMutation();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);

  const submit = async () => {
    setMissing(code.trim() === '');
    if (code.trim() === '' || isLoading) return;
    const { error: failure } = await login({ codeToken, code });
    if (failure) logFailure('login with code', failure);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The form around the dialog must not submit.
    event.stopPropagation();
    void submit();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        <Text>{t('text')}</Text>
        <FailureNotice>{error && problemText(error, t('failed'))}</FailureNotice>
        <Field
          label={t('code')}
          hint={t('hint')}
          error={isMissing && code.trim() === '' ? t('codeRequired') : undefined}
        >
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
          <Button type="submit" variant="solid" isPending={isLoading}>
            {t('submit')}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {t('back')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
