import { KeyRound, Unlink } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { forgetSession, useViewer } from '@/entities/session';
import { SignOutQuestion, useSignOut } from '@/features/sign-out';
import { usePageTitle } from '@/shared/lib/page-title';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { LiveText } from '@/shared/ui/live-text';
import { Notice } from '@/shared/ui/notice';
import { StatusView } from '@/shared/ui/status-view';
import { AuthPanel } from '@/widgets/auth-panel';
import { useResetLink } from '../model/use-reset-link';
import { ResetPasswordForm } from './ResetPasswordForm';

type Outcome = { kind: 'done'; message: string } | { kind: 'dead'; token: string };

/** Sets a new password by an emailed link. `?first` replaces a temporary one. */
export function ResetPasswordPage() {
  const { t } = useTranslation('pages.auth.reset-password');
  const link = useResetLink();
  const token = link?.token ?? null;
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  const signingOut = useSignOut(viewer?.id ?? '');
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isDone = outcome?.kind === 'done';
  // Another link after a dead one is tried again.
  const isDead = !isDone && (token === null || outcome?.token === token);
  const title = t(isDone ? 'done.title' : isDead ? 'dead.title' : 'title');
  usePageTitle(title);

  const isOthers =
    viewer !== null && link !== null && link.email !== '' && link.email !== viewer.email;

  const handleDone = (message: string) => {
    setOutcome({ kind: 'done', message });
    // The new password has ended every session of the account.
    if (viewer && viewer.email === link?.email) dispatch(forgetSession());
  };
  return (
    <>
      <LiveText>
        {isDone && (
          <StatusView
            headingLevel={1}
            icon={<KeyRound size={32} />}
            title={title}
            text={viewer ? t('done.other', { name: viewer.displayName }) : outcome.message}
            action={
              viewer ? (
                <Button variant="solid" onClick={signingOut.begin}>
                  {t('done.switch')}
                </Button>
              ) : (
                <ButtonLink variant="solid" to={paths.login}>
                  {t('done.login')}
                </ButtonLink>
              )
            }
          />
        )}
        {isDead && (
          <StatusView
            headingLevel={1}
            tone="danger"
            icon={<Unlink size={32} />}
            title={title}
            text={t('dead.text')}
            action={
              <ButtonLink variant="solid" to={paths.forgotPassword}>
                {t('dead.askAgain')}
              </ButtonLink>
            }
          />
        )}
      </LiveText>
      {link !== null && token !== null && !isDone && !isDead && (
        <AuthPanel
          title={title}
          intro={t(search.has('first') ? 'introFirst' : 'intro')}
          hasProviders={false}
          footer={
            <Link tone="accent" to={paths.login}>
              {t('back')}
            </Link>
          }
        >
          {isOthers && (
            <Notice>{t('other', { name: viewer.displayName, email: link.email })}</Notice>
          )}
          <ResetPasswordForm
            key={token}
            token={token}
            email={link.email}
            onDone={handleDone}
            onDeadLink={() => setOutcome({ kind: 'dead', token })}
          />
        </AuthPanel>
      )}
      {signingOut.isAsking && (
        <Suspense fallback={null}>
          <SignOutQuestion onConfirm={signingOut.confirm} onCancel={signingOut.cancel} />
        </Suspense>
      )}
    </>
  );
}
