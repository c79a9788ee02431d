import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import { useRegisterMutation } from '@/entities/session';
import { ageMin, credentialLimits } from '@/shared/contract/limits.ts';
import {
  differs,
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
} from '@/shared/lib/form';
import type { PendingRegistration } from '@/shared/contract/session.ts';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { emailKeys, Field, PasswordInput, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { birthdays } from '../model/birthdays';
import type { RegisterForm as RegisterValues, RegisterMessage } from '../model/register-form';

const emptyForm: RegisterValues = {
  email: '',
  displayName: '',
  dateOfBirth: '',
  password: '',
  confirmPassword: '',
};

const schema = lazySchema<RegisterValues>(
  () => import('../model/register-form').then((form) => form.registerFormSchema),
  differs('password', 'confirmPassword', 'error.mismatch' satisfies RegisterMessage),
);

type RegisterFormProps = {
  onPending: (pending: PendingRegistration & { email: string }) => void;
};

/** Server errors appear at their fields. */
export function RegisterForm({ onPending }: RegisterFormProps) {
  const { t } = useTranslation('pages.auth.register');
  const [createAccount] = useRegisterMutation();
  usePrefetchedSchema(schema);
  const form = useForm<RegisterValues>({
    resolver: schema,
    defaultValues: emptyForm,
  });
  const { errors, isSubmitting } = form.formState;

  /** A key of the catalogue, or the server's sentence. */
  const getError = (field: FieldPath<RegisterValues>) =>
    fieldSentence(errors[field], (key: RegisterMessage) => t(key, { years: ageMin }));

  const handleSubmit = form.handleSubmit(async ({ confirmPassword: _, ...body }) => {
    const { data, error } = await createAccount(body);
    if (data && 'registration' in data) {
      onPending({ ...data, email: body.email.trim() });
    }
    if (!error) return;
    logFailure('register', error);
    // Registrations are closed, so a retry does not help.
    const isShut = isProblem(error) && error.kind === 'forbidden';
    form.setError('root', { message: (isShut && error.message) || t('error.failed') });
    showFieldProblems(form, error);
  });

  const { first, last } = birthdays();
  const passwordLabels = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };

  return (
    <form noValidate data-checks-length="" onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{errors.root?.message}</FailureNotice>
        <Field label={t('email')} error={getError('email')}>
          <TextInput {...emailKeys} autoComplete="username" {...form.register('email')} />
        </Field>
        <Field
          label={t('displayName')}
          most={credentialLimits.displayNameMax}
          hint={t('displayNameHint')}
          error={getError('displayName')}
        >
          <TextInput autoComplete="nickname" {...form.register('displayName')} />
        </Field>
        <Field label={t('dateOfBirth')} error={getError('dateOfBirth')}>
          <TextInput
            type="date"
            min={first}
            max={last}
            autoComplete="bday"
            {...form.register('dateOfBirth')}
          />
        </Field>
        <Field
          label={t('password')}
          hint={t('passwordHint', { min: credentialLimits.passwordMin })}
          error={getError('password')}
        >
          <PasswordInput
            {...passwordLabels}
            autoComplete="new-password"
            {...form.register('password')}
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
