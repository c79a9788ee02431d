import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from '@/entities/account';
import { isProblem, problemText } from '@/shared/api';
import { credentialLimits } from '@/shared/contract/limits.ts';
import {
  differs,
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
} from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Field, PasswordInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import type {
  ResetPasswordForm as ResetPasswordValues,
  ResetPasswordMessage,
} from '../model/reset-password-form';

type ResetPasswordFormProps = {
  token: string;
  /** '' if the link has none. */
  email: string;
  onDone: (message: string) => void;
  /** The link has expired, was used or is invalid. */
  onDeadLink: () => void;
};

const emptyForm: ResetPasswordValues = { newPassword: '', confirmPassword: '' };

const schema = lazySchema<ResetPasswordValues>(
  () => import('../model/reset-password-form').then((form) => form.resetPasswordFormSchema),
  differs('newPassword', 'confirmPassword', 'error.mismatch' satisfies ResetPasswordMessage),
);

export function ResetPasswordForm({ token, email, onDone, onDeadLink }: ResetPasswordFormProps) {
  const { t } = useTranslation('pages.auth.reset-password');
  const [resetPassword] = useResetPasswordMutation();
  usePrefetchedSchema(schema);
  const form = useForm<ResetPasswordValues>({
    resolver: schema,
    defaultValues: emptyForm,
  });
  const { errors, isSubmitting } = form.formState;

  const getError = (name: keyof ResetPasswordValues) =>
    fieldSentence(errors[name], (key: ResetPasswordMessage) => t(key));

  const handleSubmit = form.handleSubmit(async ({ newPassword }) => {
    const { data, error } = await resetPassword({ token, newPassword });
    if (data) {
      onDone(data.message);
      return;
    }
    logFailure('reset password', error);
    const isNamed = showFieldProblems(form, error);
    if (isProblem(error) && error.kind === 'invalid' && !isNamed) onDeadLink();
    else form.setError('root', { message: problemText(error, t('error.failed')) });
  });

  const passwordLabels = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        {/* For password managers. */}
        <input
          type="text"
          autoComplete="username"
          aria-label={t('account')}
          value={email}
          readOnly
          hidden
        />
        <FailureNotice>{errors.root?.message}</FailureNotice>
        <Field
          label={t('password')}
          hint={t('passwordHint', { min: credentialLimits.passwordMin })}
          error={getError('newPassword')}
        >
          <PasswordInput
            {...passwordLabels}
            autoComplete="new-password"
            {...form.register('newPassword')}
          />
        </Field>
        <Field label={t('confirmPassword')} error={getError('confirmPassword')}>
          <PasswordInput
            {...passwordLabels}
            autoComplete="new-password"
            {...form.register('confirmPassword')}
          />
        </Field>
        <Button type="submit" variant="solid" size="large" isWide isPending={isSubmitting}>
          {t(isSubmitting ? 'submitting' : 'submit')}
        </Button>
      </Stack>
    </form>
  );
}
