import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '@/entities/account';
import { problemText } from '@/shared/api';
import { getPasswordMin } from '@/shared/contract/limits.ts';
import type { User } from '@/shared/contract/user.ts';
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
import { Stack } from '@/shared/ui/stack';
import { useBriefMessage } from '../../lib/use-brief-message';
import type { PasswordForm, PasswordMessage } from '../../model/password-form';
import { SettingsCard, SettingsFooter } from './SettingsCard';
import { UnsavedSettings } from './UnsavedSettings';

const emptyForm: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

const schema = lazySchema<PasswordForm>(
  () => import('../../model/password-form').then((form) => form.passwordFormSchema),
  differs('newPassword', 'confirmPassword', 'security.error.mismatch' satisfies PasswordMessage),
);

/** 'Seguridad'. The input stays until the server has saved it. */
export function PasswordSettings({ viewer }: { viewer: User }) {
  const { t } = useTranslation('pages.listener.profile');
  const [changePassword] = useChangePasswordMutation();
  const { message, succeed, fail } = useBriefMessage();
  usePrefetchedSchema(schema);
  const form = useForm<PasswordForm>({
    resolver: schema,
    defaultValues: emptyForm,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control });
  const isComplete = Object.values(typed).every((password) => password !== '');

  const getError = (name: keyof PasswordForm) =>
    fieldSentence(errors[name], (key: PasswordMessage) => t(key));

  const handleSubmit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    const { error } = await changePassword({ currentPassword, newPassword });
    if (error) {
      logFailure('change password', error);
      showFieldProblems(form, error);
      fail(problemText(error, t('security.error.failed')));
      return;
    }
    // Fields stay registered, because the compiler registers each only once.
    form.reset(emptyForm, { keepFieldsRef: true });
    succeed(t('security.saved'));
  });

  const passwordLabels = {
    showLabel: t('security.showPassword'),
    hideLabel: t('security.hidePassword'),
  };

  return (
    <SettingsCard title={t('security.title')} text={t('security.text')}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={5}>
          {/* For password managers. */}
          <input
            type="text"
            autoComplete="username"
            aria-label={t('security.account')}
            value={viewer.email}
            readOnly
            hidden
          />
          <Field label={t('security.currentPassword')} error={getError('currentPassword')}>
            <PasswordInput {...passwordLabels} {...form.register('currentPassword')} />
          </Field>
          <Field
            label={t('security.newPassword')}
            hint={t('security.newPasswordHint', { min: getPasswordMin(viewer.role) })}
            error={getError('newPassword')}
          >
            <PasswordInput
              {...passwordLabels}
              autoComplete="new-password"
              {...form.register('newPassword')}
            />
          </Field>
          <Field label={t('security.confirmPassword')} error={getError('confirmPassword')}>
            <PasswordInput
              {...passwordLabels}
              autoComplete="new-password"
              {...form.register('confirmPassword')}
            />
          </Field>
          <SettingsFooter message={message}>
            <Button type="submit" variant="solid" isPending={isSubmitting} disabled={!isComplete}>
              {t(isSubmitting ? 'security.saving' : 'security.save')}
            </Button>
          </SettingsFooter>
        </Stack>
      </form>
      <UnsavedSettings isChanged={isDirty} />
    </SettingsCard>
  );
}
