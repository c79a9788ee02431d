import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, problemText } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { emailKeys, Field, TextInput } from '@/shared/ui/field';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { useProveByEmailMutation } from '../../../api/student-api';

/** More are not listed. */
const namedMost = 5;

export function SchoolEmailForm({ domains }: { domains: readonly string[] }) {
  const { t } = useTranslation('pages.listener.profile');
  const [prove, { isLoading, error }] = useProveByEmailMutation();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fault = isProblem(error) && error.kind === 'invalid' ? error.fields?.['email'] : undefined;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    if (wanted === '' || isLoading) return;
    const { data } = await prove({ email: wanted });
    setSentTo(data ? wanted : null);
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={4}>
        <FailureNotice>
          {error && !fault && problemText(error, t('subscription.student.failed'))}
        </FailureNotice>
        <Field
          label={t('subscription.student.email.label')}
          hint={
            domains.length <= namedMost
              ? t('subscription.student.email.hint', { domains: domains.join(', ') })
              : t('subscription.student.email.hintMany')
          }
          error={fault}
        >
          <TextInput
            {...emailKeys}
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        {sentTo !== null && (
          <Notice>{t('subscription.student.email.sent', { email: sentTo })}</Notice>
        )}
        <Inline>
          <Button type="submit" variant="solid" isPending={isLoading}>
            {t('subscription.student.email.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
