import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, problemText } from '@/shared/api';
import { studentLimits } from '@/shared/contract/student.ts';
import { Button } from '@/shared/ui/button';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useAskForCheckMutation } from '../../../api/student-api';

/** @param isAlternative an email at a school would do too. */
export function CheckForm({ isAlternative }: { isAlternative: boolean }) {
  const { t } = useTranslation('pages.listener.profile');
  const [ask, { isLoading, error }] = useAskForCheckMutation();
  const [school, setSchool] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const fields = isProblem(error) && error.kind === 'invalid' ? error.fields : undefined;
  const missing = (value: string) =>
    isTried && value.trim() === '' ? t('subscription.student.request.missing') : undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (school.trim() === '' || note.trim() === '' || isLoading) return;
    void ask({ school, note });
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={4}>
        {isAlternative && (
          <Heading level={3} size="small">
            {t('subscription.student.request.title')}
          </Heading>
        )}
        <Text tone="muted">{t('subscription.student.request.only')}</Text>
        <FailureNotice>
          {error && !fields && problemText(error, t('subscription.student.failed'))}
        </FailureNotice>
        <Field
          label={t('subscription.student.request.school')}
          most={studentLimits.schoolMax}
          error={missing(school) ?? fields?.['school']}
        >
          <TextInput value={school} onChange={(event) => setSchool(event.target.value)} />
        </Field>
        <Field
          label={t('subscription.student.request.note')}
          hint={t('subscription.student.request.noteHint')}
          most={studentLimits.noteMax}
          error={missing(note) ?? fields?.['note']}
        >
          <TextArea value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Inline>
          <Button type="submit" variant="outline" isPending={isLoading}>
            {t('subscription.student.request.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
