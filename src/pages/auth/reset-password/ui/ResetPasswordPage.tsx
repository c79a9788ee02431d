import { KeyRound, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { StatusView } from '@/shared/ui/status-view';
import { AuthPanel } from '@/widgets/auth-panel';
import { useResetToken } from '../model/use-reset-token';
import { ResetPasswordForm } from './ResetPasswordForm';

type Outcome = { kind: 'done'; message: string } | { kind: 'dead'; token: string };

/**
 * Where the link of the mail leads: a new password, without the old one. With `?first` it stands in for a
 * temporary one, which opens nothing else.
 * @states default visitor not-found invalid pending failed success long-text narrow
 * @without loading empty access-denied sample extreme-numbers: it asks the server for nothing until
 * it is sent
 */
export function ResetPasswordPage() {
  const { t } = useTranslation('pages.auth.reset-password');
  const token = useResetToken();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isDone = outcome?.kind === 'done';
  // Another link, opened after a dead one, has its own chance.
  const isDead = !isDone && (token === null || outcome?.token === token);
  const title = t(isDone ? 'done.title' : isDead ? 'dead.title' : 'title');
  usePageTitle(title);
  return (
    <>
      {/* Always there, or screen readers would miss what appears in it; <output> is for results. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">
        {isDone && (
          <StatusView
            headingLevel={1}
            icon={<KeyRound size={32} />}
            title={title}
            text={outcome.message}
            action={
              <ButtonLink variant="solid" to={paths.login}>
                {t('done.login')}
              </ButtonLink>
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
      </div>
      {token !== null && !isDone && !isDead && (
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
          <ResetPasswordForm
            key={token}
            token={token}
            onDone={(message) => setOutcome({ kind: 'done', message })}
            onDeadLink={() => setOutcome({ kind: 'dead', token })}
          />
        </AuthPanel>
      )}
    </>
  );
}
