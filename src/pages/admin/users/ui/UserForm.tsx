import { type FieldError, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countries, roles, subscriptions } from '@/entities/administration';
import { isProblem } from '@/shared/api';
import type { AdminUser, CreateUserAnswer } from '@/shared/contract/administration.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import {
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
  useSeen,
} from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { emailKeys, Field, PasswordInput, Select, TextInput } from '@/shared/ui/field';
import { FieldColumns, FormFrame } from '@/shared/ui/form-frame';
import { FailureNotice } from '@/shared/ui/notice';
import { showToast } from '@/shared/ui/toast';
import { useChangeUserMutation, useCreateUserMutation } from '../api/users-api';
import { RightsField } from './RightsField';
import type { UserForm as Values, UserFormMessage } from '../model/user-form';

const schema = lazySchema<Values>(() =>
  import('../model/user-form').then((form) => form.userFormSchema),
);

const empty: Values = {
  name: '',
  email: '',
  subscription: 'free',
  role: 'user',
  rights: [],
  country: countries[0],
  password: '',
};

const getValues = (user: AdminUser): Values => {
  const { name, email, subscription, role, rights = [], country } = user;
  return {
    name,
    email,
    subscription,
    role,
    rights,
    country,
    password: '',
  };
};

const missing: readonly (string | undefined)[] = [
  'form.error.name',
  'form.error.email',
] satisfies UserFormMessage[];

type UserFormProps = {
  /** Null creates one. */
  user: AdminUser | null;
  onCreated: (created: CreateUserAnswer) => void;
  onChanged: () => void;
  onCancel: () => void;
};

export function UserForm({ user, onCreated, onChanged, onCancel }: UserFormProps) {
  const { t } = useTranslation(['pages.admin.users', 'entities.plan', 'entities.administration']);
  const { country } = useFormats();
  const [create] = useCreateUserMutation();
  const [change] = useChangeUserMutation();
  const seen = useSeen<Omit<Values, 'password'>>(user ? getValues(user) : empty);
  usePrefetchedSchema(schema);
  const form = useForm<Values>({ resolver: schema, defaultValues: user ? getValues(user) : empty });
  const { errors } = form.formState;
  const [name, email, role] = useWatch({
    control: form.control,
    name: ['name', 'email', 'role'],
  });
  const getError = (field: keyof Values) =>
    fieldSentence(errors[field] as FieldError | undefined, (key: UserFormMessage) => t(key));
  const lacksRequired = [errors.name, errors.email].some((error) =>
    missing.includes(error?.message),
  );

  const showProblem = (error: unknown, attempt: 'createUser' | 'changeUser') => {
    logFailure(attempt, error);
    const failed = t(attempt === 'createUser' ? 'error.create' : 'error.update');
    const isShown = showFieldProblems(form, error);
    const reason = isProblem(error) && !(isShown && error.kind === 'invalid') && error.message;
    form.setError('root', {
      message: reason ? t('error.because', { failed, reason }) : failed,
    });
  };

  const handleCreate = async ({ password, ...values }: Values) => {
    const { data, error } = await create({ ...values, ...(password !== '' && { password }) });
    if (error) {
      showProblem(error, 'createUser');
      return;
    }
    showToast({ tone: 'success', text: t('created') });
    form.reset(values, { keepValues: true });
    onCreated(data);
  };

  const handleChange = async ({ id }: AdminUser, { password: _password, ...values }: Values) => {
    const { error } = await change({ id, ...seen.getChanges(values) });
    if (!error) {
      showToast({ tone: 'success', text: t('updated') });
      form.reset(values, { keepValues: true });
      onChanged();
      return;
    }
    showProblem(error, 'changeUser');
    seen.noteRefusal(error);
  };

  return (
    <FormFrame
      form={form}
      onSubmit={(values) => (user ? handleChange(user, values) : handleCreate(values))}
      submitLabel={t(user ? 'form.save' : 'create')}
      isIncomplete={name.trim() === '' || email.trim() === ''}
      cancelLabel={t('form.cancel')}
      onCancel={onCancel}
      unsaved={{
        title: t('form.unsaved.title'),
        text: t('form.unsaved.text'),
        stayLabel: t('form.unsaved.stay'),
        leaveLabel: t('form.unsaved.leave'),
      }}
    >
      <FailureNotice>{lacksRequired && t('form.incomplete')}</FailureNotice>
      <FieldColumns>
        <Field
          label={t('form.name')}
          most={credentialLimits.displayNameMax}
          error={getError('name')}
        >
          <TextInput required autoComplete="off" {...form.register('name')} />
        </Field>
        <Field
          label={t('form.email')}
          hint={user === null ? undefined : t('form.emailHint')}
          error={getError('email')}
        >
          <TextInput
            {...emailKeys}
            required
            // With a new password beside it, this is the matching user name.
            autoComplete={user === null ? 'username' : 'off'}
            {...form.register('email')}
          />
        </Field>
        <Field
          label={t('entities.administration:account.column.subscription')}
          error={getError('subscription')}
        >
          <Select
            options={subscriptions.map((value) => ({
              value,
              label: t(`entities.plan:name.${value}`),
            }))}
            {...form.register('subscription')}
          />
        </Field>
        <Field label={t('entities.administration:account.column.role')} error={getError('role')}>
          <Select
            options={roles.map((value) => ({
              value,
              label: t(`entities.administration:account.role.${value}`),
            }))}
            {...form.register('role')}
          />
        </Field>
        <Field
          label={t('entities.administration:account.column.country')}
          error={getError('country')}
        >
          <Select
            options={countries.map((value) => ({ value, label: country(value) }))}
            {...form.register('country')}
          />
        </Field>
        {user === null && (
          <Field
            label={t('form.password')}
            hint={t('form.passwordHint')}
            error={getError('password')}
          >
            <PasswordInput
              required
              autoComplete="new-password"
              showLabel={t('form.showPassword')}
              hideLabel={t('form.hidePassword')}
              {...form.register('password')}
            />
          </Field>
        )}
      </FieldColumns>
      {role === 'admin' && <RightsField control={form.control} error={getError('rights')} />}
    </FormFrame>
  );
}
