import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSignInPrompt, useReturnAfterSignIn } from '@/entities/session';
import { isDemoElsewhere } from '@/shared/config/demo-mode';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Notice } from '@/shared/ui/notice';
import { AuthPanel } from '@/widgets/auth-panel';
import { demoCredentials } from '../model/demo-credentials';
import { DemoBox } from './DemoBox';
import { LoginForm } from './LoginForm';

/**
 * Where a visitor signs in, with the account of the demo at hand.
 * See docs/product/account.md.
 * @states default visitor hover focus invalid pending failed success long-text narrow
 * @without loading empty not-found access-denied sample extreme-numbers: it asks the server for
 * nothing until it is sent
 */
export function LoginPage() {
  const { t } = useTranslation('pages.auth.login');
  const { state } = useLocation();
  const prompt = useSelector(selectSignInPrompt);
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
      {prompt === 'expired' && <Notice>{t('expired')}</Notice>}
      {prompt === 'suspended' && <Notice>{t('suspended')}</Notice>}
      {prompt === 'unreachable' && <Notice>{t('unreachable')}</Notice>}
      <LoginForm demo={demo} />
      {demo && <DemoBox {...demo} />}
      {isDemoElsewhere() && (
        <Notice role="note">{t('demo.elsewhere', { setting: 'TONADA_DEMO=public' })}</Notice>
      )}
    </AuthPanel>
  );
}
