import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLoginMutation } from '@/entities/session';
import { type Problem, isProblem } from '@/shared/api';
import { lazySchema, usePrefetchedSchema } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { createStoredValue } from '@/shared/lib/storage';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { emailKeys, Checkbox, Field, PasswordInput, TextInput } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import type { Credentials } from '../model/demo-credentials';
import type { LoginForm as LoginValues } from '../model/login-form';

/** Only the email, never the password. See docs/product/account.md. */
const rememberedEmail = createStoredValue<string>(
  'remembered-email',
  (candidate) => typeof candidate === 'string',
);

const schema = lazySchema<LoginValues>(() =>
  import('../model/login-form').then((form) => form.loginFormSchema),
);

type LoginFormProps = {
  demo: Credentials | null;
  onCodeRequested: (codeToken: string) => void;
};

/** Prefilled in demo mode. */
export function LoginForm({ demo, onCodeRequested }: LoginFormProps) {
  const { t } = useTranslation('pages.auth.login');
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  const remembered = rememberedEmail.read();
  usePrefetchedSchema(schema);
  const form = useForm<LoginValues>({
    resolver: schema,
    defaultValues: {
      email: remembered ?? demo?.email ?? '',
      password: remembered === null || remembered === demo?.email ? (demo?.password ?? '') : '',
      isRemembered: remembered !== null,
    },
  });
  const { errors, isSubmitting } = form.formState;

  const getText = ({ kind, message }: Problem) => {
    // These messages do not reveal whether the password was right.
    if ((kind === 'limited' || kind === 'server' || kind === 'forbidden') && message)
      return message;
    if (kind === 'unreachable') return t('error.unreachable');
    return demo
      ? t('error.wrongDemo', { email: demo.email, key: demo.password })
      : t('error.wrong');
  };

  const handleSubmit = form.handleSubmit(async ({ email, password, isRemembered }) => {
    const { data, error } = await login({ email, password });
    if (error) {
      logFailure('login', error);
      form.setError('root', { message: isProblem(error) ? getText(error) : t('error.wrong') });
      return;
    }
    if (isRemembered) rememberedEmail.write(email);
    else rememberedEmail.clear();
    if ('codeToken' in data) onCodeRequested(data.codeToken);
    // A password set by staff: the next page takes the token as from an emailed link.
    if ('renewalToken' in data) {
      const hash = new URLSearchParams({ token: data.renewalToken, email });
      void navigate(`${paths.resetPassword}?first#${hash}`);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{errors.root?.message}</FailureNotice>
        <Field most={254} label={t('email')} error={errors.email && t('error.emailRequired')}>
          <TextInput {...emailKeys} autoComplete="username" {...form.register('email')} />
        </Field>
        <Field
          most={256}
          label={t('password')}
          error={errors.password && t('error.passwordRequired')}
        >
          <PasswordInput
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            {...form.register('password')}
          />
        </Field>
        <Inline justify="between" isWrapping>
          <Checkbox label={t('remember')} {...form.register('isRemembered')} />
          <Link tone="accent" to={paths.forgotPassword}>
            {t('forgot')}
          </Link>
        </Inline>
        <Button type="submit" variant="solid" size="large" isWide isPending={isSubmitting}>
          {t(isSubmitting ? 'submitting' : 'submit')}
        </Button>
      </Stack>
    </form>
  );
}
