import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useReturnAfterSignIn } from '@/entities/session';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { AuthPanel } from '@/widgets/auth-panel';
import { demoCredentials } from '../model/demo-credentials';
import { DemoBox } from './DemoBox';
import { LoginForm } from './LoginForm';

/** Source: document 1, section 2, Login. */
export function LoginPage() {
  const { t } = useTranslation('pages.auth.login');
  const { state } = useLocation();
  usePageTitle(t('pageTitle'));
  useReturnAfterSignIn();
  const demo = demoCredentials();
  return (
    <AuthPanel
      title={t('title')}
      intro={t('intro')}
      footer={
        <>
          {t('noAccount')}{' '}
          <Link tone="accent" to={paths.register} state={state}>
            {t('register')}
          </Link>
        </>
      }
    >
      <LoginForm demo={demo} />
      {demo && <DemoBox {...demo} />}
    </AuthPanel>
  );
}
