import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useForgotPasswordMutation } from '@/entities/account';
import { problemText } from '@/shared/api';
import {
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
} from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { emailKeys, Field, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import type {
  ForgotPasswordForm as ForgotPasswordValues,
  ForgotPasswordMessage,
} from '../model/forgot-password-form';

const schema = lazySchema<ForgotPasswordValues>(() =>
  import('../model/forgot-password-form').then((form) => form.forgotPasswordFormSchema),
);

/** `onSent` gets the server's message. */
export function ForgotPasswordForm({ onSent }: { onSent: (message: string) => void }) {
  const { t } = useTranslation('pages.auth.forgot-password');
  const [askForLink] = useForgotPasswordMutation();
  usePrefetchedSchema(schema);
  const form = useForm<ForgotPasswordValues>({
    resolver: schema,
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async ({ email }) => {
    const { data, error } = await askForLink(email);
    if (data) {
      onSent(data.message);
      return;
    }
    logFailure('forgot password', error);
    const message = problemText(error, t('error.failed'));
    form.setError('root', { message });
    showFieldProblems(form, error);
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{errors.root?.message}</FailureNotice>
        <Field
          label={t('email')}
          error={fieldSentence(errors.email, (key: ForgotPasswordMessage) => t(key))}
        >
          <TextInput {...emailKeys} autoComplete="username" {...form.register('email')} />
        </Field>
        <Button type="submit" variant="solid" size="large" isWide isPending={isSubmitting}>
          {t(isSubmitting ? 'submitting' : 'submit')}
        </Button>
      </Stack>
    </form>
  );
}
