import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSignInPrompt, useReturnAfterSignIn } from '@/entities/session';
import { isDemoElsewhere } from '@/shared/config/demo-mode';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Notice } from '@/shared/ui/notice';
import { AuthPanel } from '@/widgets/auth-panel';
import { demoCredentials } from '../model/demo-credentials';
import { DemoBox } from './DemoBox';
import { HouseFailure, HouseLink } from './HouseLink';
import { LoginForm } from './LoginForm';
import { PasskeyButton } from './PasskeyButton';

const EnterCode = lazyPart(() => import('@/features/enter-code'), 'EnterCode');

const FinishSignIn = lazyPart(() => import('./FinishSignIn'), 'FinishSignIn');

/** See docs/product/account.md. */
export function LoginPage() {
  const { hash } = useLocation();
  const [token, setToken] = useState(() => /^#oidc=(.+)$/.exec(hash)?.[1] ?? null);
  if (token === null) return <SignIn />;
  return (
    <Suspense fallback={null}>
      <FinishSignIn token={token} onBack={() => setToken(null)} />
    </Suspense>
  );
}

function SignIn() {
  const { t } = useTranslation('pages.auth.login');
  const { state } = useLocation();
  const prompt = useSelector(selectSignInPrompt);
  useReturnAfterSignIn();
  const [codeToken, setCodeToken] = useState<string | null>(null);
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
      <HouseFailure />
      {codeToken === null ? (
        <>
          <LoginForm demo={demo} onCodeRequested={setCodeToken} />
          <PasskeyButton />
          <HouseLink />
          {demo && <DemoBox {...demo} />}
        </>
      ) : (
        <Suspense fallback={null}>
          <EnterCode codeToken={codeToken} onBack={() => setCodeToken(null)} />
        </Suspense>
      )}
      {isDemoElsewhere() && (
        <Notice role="note">{t('demo.elsewhere', { setting: 'TONADA_DEMO=public' })}</Notice>
      )}
    </AuthPanel>
  );
}
