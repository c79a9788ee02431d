import { MailCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProofUsed, useUseProofMutation } from '@/entities/account';
import { useViewer } from '@/entities/session';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { AuthPanel } from '@/widgets/auth-panel';
import { type ProofLink, useProofLink } from '../model/use-proof-link';

/**
 * Uses an emailed link, to verify an email or open a label's offer, only after a click, because
 * mail programs open links too. See docs/product/account.md.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation('pages.auth.verify-email');
  const link = useProofLink();
  const [used, setUsed] = useState<ProofUsed | null>(null);
  const isOffer = link?.purpose === 'offer';
  const title = used
    ? t(`done.${used.purpose}.title`)
    : link === null
      ? t('dead.title')
      : t(isOffer ? 'offer.title' : 'title');
  usePageTitle(title);

  if (used) {
    return (
      <StatusView
        headingLevel={1}
        icon={<MailCheck size={32} />}
        title={title}
        text={t(`done.${used.purpose}.text`, { email: used.email })}
        action={
          <ButtonLink variant="solid" to={nextPages[used.purpose]}>
            {t(nextLabels[used.purpose])}
          </ButtonLink>
        }
      />
    );
  }
  if (link === null) {
    return (
      <StatusView
        headingLevel={1}
        tone="danger"
        icon={<Unlink size={32} />}
        title={title}
        text={t('dead.text')}
        action={
          <ButtonLink variant="solid" to={paths.home}>
            {t('done.home')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <AuthPanel
      title={title}
      intro={t(isOffer ? 'offer.intro' : 'intro')}
      hasProviders={false}
      footer={
        <Link tone="accent" to={paths.home}>
          {t('done.home')}
        </Link>
      }
    >
      <UseLink key={link.token} link={link} onUsed={setUsed} />
    </AuthPanel>
  );
}

const nextPages = {
  address: paths.home,
  change: paths.home,
  offer: '/spotify-for-artists',
  student: `${paths.profile}?tab=subscription`,
} as const satisfies Record<ProofUsed['purpose'], string>;

const nextLabels = {
  address: 'done.home',
  change: 'done.home',
  offer: 'done.offer.open',
  student: 'done.student.open',
} as const satisfies Record<ProofUsed['purpose'], string>;

/** The button, or the sign-in that the link needs. */
function UseLink({ link, onUsed }: { link: ProofLink; onUsed: (used: ProofUsed) => void }) {
  const { t } = useTranslation('pages.auth.verify-email');
  const viewer = useViewer();
  const [proveEmail, { isLoading }] = useUseProofMutation();
  const [failure, setFailure] = useState('');
  const isOffer = link.purpose === 'offer';

  const handleUse = async () => {
    const { data, error } = await proveEmail({ token: link.token });
    if (data) onUsed(data);
    else {
      logFailure('use a mailed link', error);
      setFailure(problemText(error, t('failed')));
    }
  };

  if (viewer === null && link.purpose !== 'staff-change') {
    const state = { from: { pathname: paths.verifyEmail, hash: link.hash } };
    return (
      <Stack gap={4}>
        <Notice>{t(isOffer ? 'offer.signIn' : 'signIn')}</Notice>
        <ButtonLink variant="solid" size="large" isWide to={paths.login} state={state}>
          {t('login')}
        </ButtonLink>
        {isOffer && (
          <ButtonLink size="large" isWide to={paths.register} state={state}>
            {t('register')}
          </ButtonLink>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <FailureNotice>{failure}</FailureNotice>
      {viewer && <Notice>{t('account', { name: viewer.displayName, email: viewer.email })}</Notice>}
      <Button
        variant="solid"
        size="large"
        isWide
        isPending={isLoading}
        onClick={() => void handleUse()}
      >
        {t(isOffer ? 'offer.use' : 'use')}
      </Button>
    </Stack>
  );
}
