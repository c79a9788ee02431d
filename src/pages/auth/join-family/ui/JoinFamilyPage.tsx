import { Unlink, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useInvitationQuery } from '@/entities/family';
import { useViewer } from '@/entities/session';
import type { Invitation } from '@/shared/contract/family.ts';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { AuthPanel } from '@/widgets/auth-panel';
import { AcceptInvitation } from './AcceptInvitation';

const planAddress = `${paths.profile}?tab=subscription`;

/** An invitation to a family: `#token=…`. See docs/product/plans.md. */
export function JoinFamilyPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return token === '' ? <DeadInvitation /> : <FoundInvitation key={token} token={token} />;
}

function DeadInvitation() {
  const { t } = useTranslation('pages.auth.join-family');
  usePageTitle(t('dead.title'));
  return (
    <StatusView
      headingLevel={1}
      tone="danger"
      icon={<Unlink size={32} />}
      title={t('dead.title')}
      text={t('dead.text')}
      action={
        <ButtonLink variant="solid" to={paths.home}>
          {t('home')}
        </ButtonLink>
      }
    />
  );
}

function FoundInvitation({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.join-family');
  const query = useInvitationQuery({ token }, { refetchOnMountOrArgChange: true });
  const [joined, setJoined] = useState<string | null>(null);
  usePageTitle(t('loading'));
  if (joined !== null) {
    return (
      <StatusView
        headingLevel={1}
        icon={<Users size={32} />}
        title={t('done.title', { payer: joined })}
        text={t('done.text')}
        action={
          <ButtonLink variant="solid" to={paths.home}>
            {t('home')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={
        <Stack gap={4} aria-hidden>
          <Skeleton shape="block" width="100%" height="72px" />
          <Skeleton shape="block" width="100%" height="48px" />
        </Stack>
      }
      notFound={<DeadInvitation />}
    >
      {(invitation) =>
        invitation.state === 'open' ? (
          <AuthPanel
            title={t('title', { payer: invitation.payer })}
            intro={t('intro')}
            hasProviders={false}
            footer={
              <Link tone="accent" to={paths.home}>
                {t('home')}
              </Link>
            }
          >
            <AcceptInvitation
              token={token}
              hasOwnPlan={invitation.hasOwnPlan}
              onJoined={() => setJoined(invitation.payer)}
            />
          </AuthPanel>
        ) : (
          <ClosedInvitation payer={invitation.payer} state={invitation.state} />
        )
      }
    </QueryView>
  );
}

type ClosedInvitationProps = { payer: string; state: Exclude<Invitation['state'], 'open'> };

function ClosedInvitation({ payer, state }: ClosedInvitationProps) {
  const { t } = useTranslation('pages.auth.join-family');
  const isSignedIn = useViewer() !== null;
  return (
    <StatusView
      headingLevel={1}
      icon={<Users size={32} />}
      title={t(`closed.${state}.title`, { payer })}
      text={t(`closed.${state}.text`, { payer })}
      action={
        <ButtonLink variant="solid" to={isSignedIn ? planAddress : paths.home}>
          {t(isSignedIn ? 'plan' : 'home')}
        </ButtonLink>
      }
    />
  );
}
