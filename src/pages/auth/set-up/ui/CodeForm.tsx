import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOpenFirstRunMutation } from '@/entities/service';
import { problemText } from '@/shared/api';
import { showFieldProblems } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import type { Opened } from '../model/owner-form';

/** Asks for the code printed by the server's start. */
export function CodeForm({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation('pages.auth.set-up');
  const [openFirstRun] = useOpenFirstRunMutation();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async ({ code }) => {
    const { data, error } = await openFirstRun({ code });
    if (data) {
      onOpen({ ...data, code });
      return;
    }
    logFailure('set-up code', error);
    const isNamed = showFieldProblems(form, error);
    if (isNamed) return;
    form.setError('root', { message: problemText(error, t('error.failed')) });
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{errors.root?.message}</FailureNotice>
        <Field label={t('code')} hint={t('codeHint')} error={errors.code?.message}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('code', { required: t('error.codeRequired') })}
          />
        </Field>
        <Button type="submit" variant="solid" size="large" isWide isPending={isSubmitting}>
          {t('open')}
        </Button>
      </Stack>
    </form>
  );
}
