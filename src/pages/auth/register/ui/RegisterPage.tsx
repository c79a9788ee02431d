import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useReturnAfterSignIn, useViewer } from '@/entities/session';
import type { PendingRegistration } from '@/shared/contract/session.ts';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { AuthPanel } from '@/widgets/auth-panel';
import { CodeForm } from './CodeForm';
import { RegisterForm } from './RegisterForm';

type Pending = PendingRegistration & { email: string };

/** In UTC, as the server's. */
const today = () => new Date().toISOString().slice(0, 10);

/** See docs/product/account.md. */
export function RegisterPage() {
  const { t } = useTranslation('pages.auth.register');
  const { state } = useLocation();
  const [pending, setPending] = useState<Pending | null>(null);
  const joined = useViewer()?.joinDate;
  useReturnAfterSignIn(joined === today() ? paths.welcome : paths.home);
  if (pending) {
    return (
      <AuthPanel
        title={t('code.title')}
        intro={t('code.intro', { email: pending.email })}
        hasProviders={false}
        footer={t('code.footer')}
      >
        <CodeForm
          registration={pending.registration}
          minutes={pending.minutes}
          onBack={() => setPending(null)}
        />
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      title={t('title')}
      intro={t('intro')}
      footer={
        <>
          {t('hasAccount')}{' '}
          <Link tone="accent" to={paths.login} state={state}>
            {t('login')}
          </Link>
        </>
      }
    >
      <RegisterForm onPending={setPending} />
    </AuthPanel>
  );
}
