import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useReturnAfterSignIn } from '@/entities/session';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { AuthPanel } from '@/widgets/auth-panel';
import { RegisterForm } from './RegisterForm';

/**
 * Where a visitor becomes a listener. See docs/product/account.md.
 * @states default visitor invalid pending failed long-text narrow
 * @without loading empty not-found access-denied sample extreme-numbers: it asks the server for
 * nothing until it is sent
 */
export function RegisterPage() {
  const { t } = useTranslation('pages.auth.register');
  const { state } = useLocation();
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
