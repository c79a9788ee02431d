import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSetUpServiceMutation } from '@/entities/service';
import { problemText } from '@/shared/api';
import { brand } from '@/shared/config/brand';
import { serviceNameMax } from '@/shared/contract/first-run-limits.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import {
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
} from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { emailKeys, Field, PasswordInput, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import type { OwnerForm as OwnerValues, OwnerMessage, Opened } from '../model/owner-form';
import { EmailCheck } from './EmailCheck';
import { MusicCheck } from './MusicCheck';

type OwnerFormProps = {
  opened: Opened;
  /** The first admin's session has begun. */
  onDone: () => void;
};

const schema = lazySchema<OwnerValues>(() =>
  import('../model/owner-form').then((form) => form.ownerFormSchema),
);

/** Server errors appear at their fields. */
export function OwnerForm({ opened, onDone }: OwnerFormProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const [setUpService] = useSetUpServiceMutation();
  usePrefetchedSchema(schema);
  const form = useForm<OwnerValues>({
    resolver: schema,
    defaultValues: { serviceName: brand, displayName: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' });
  const limits = { service: serviceNameMax, min: credentialLimits.staffPasswordMin };
  const getError = (field: FieldPath<OwnerValues>) =>
    fieldSentence(errors[field], (key: OwnerMessage) => t(key, limits));

  const handleSubmit = form.handleSubmit(async (owner) => {
    const { data, error } = await setUpService({ ...owner, code: opened.code });
    if (data) {
      onDone();
      return;
    }
    logFailure('set up', error);
    form.setError('root', { message: problemText(error, t('error.failed')) });
    showFieldProblems(form, error);
  });

  return (
    <form noValidate data-checks-length="" onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{errors.root?.message}</FailureNotice>
        <Field
          label={t('serviceName')}
          hint={t('serviceNameHint')}
          most={serviceNameMax}
          error={getError('serviceName')}
        >
          <TextInput autoComplete="off" {...form.register('serviceName')} />
        </Field>
        <Field
          label={t('displayName')}
          most={credentialLimits.displayNameMax}
          error={getError('displayName')}
        >
          <TextInput autoComplete="name" {...form.register('displayName')} />
        </Field>
        <Field label={t('email')} error={getError('email')}>
          <TextInput {...emailKeys} autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label={t('password')} hint={t('passwordHint', limits)} error={getError('password')}>
          <PasswordInput
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            autoComplete="new-password"
            {...form.register('password')}
          />
        </Field>
        <EmailCheck opened={opened} email={email} />
        <MusicCheck opened={opened} />
        <Button type="submit" variant="solid" size="large" isWide isPending={isSubmitting}>
          {t(isSubmitting ? 'submitting' : 'submit')}
        </Button>
      </Stack>
    </form>
  );
}
