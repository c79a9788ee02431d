import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useReturnAfterSignIn } from '@/entities/session';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { AuthPanel } from '@/widgets/auth-panel';
import { RegisterForm } from './RegisterForm';

/** Source: document 1, section 2, Register. */
export function RegisterPage() {
  const { t } = useTranslation('pages.auth.register');
  const { state } = useLocation();
  usePageTitle(t('pageTitle'));
  useReturnAfterSignIn();
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
      <RegisterForm />
    </AuthPanel>
  );
}
