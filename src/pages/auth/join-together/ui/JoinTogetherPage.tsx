import { Unlink, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useJoinTogether, useTogetherInvitationQuery } from '@/features/listen-together';
import { problemText } from '@/shared/api';
import type { TogetherInvitation } from '@/shared/contract/together.ts';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { AcceptAsViewer, AuthPanel } from '@/widgets/auth-panel';

/** A link to a session: `#token=…`. See docs/product/together.md. */
export function JoinTogetherPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return token === '' ? <Closed state="over" /> : <Invitation key={token} token={token} />;
}

type ClosedProps = { state: 'over' | 'full' | 'closed' };

function Closed({ state }: ClosedProps) {
  const { t } = useTranslation('pages.auth.join-together');
  usePageTitle(t(`${state}.title`));
  return (
    <StatusView
      headingLevel={1}
      tone={state === 'over' ? 'danger' : 'quiet'}
      icon={state === 'over' ? <Unlink size={32} /> : <Users size={32} />}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      action={
        <ButtonLink variant="solid" to={paths.home}>
          {t('home')}
        </ButtonLink>
      }
    />
  );
}

function Invitation({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.join-together');
  const query = useTogetherInvitationQuery({ token }, { refetchOnMountOrArgChange: true });
  usePageTitle(t('loading'));
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
      notFound={<Closed state="over" />}
    >
      {({ state, host, people }) =>
        state === 'open' || state === 'joined' ? (
          <AuthPanel
            title={t('title', { host })}
            intro={t('intro', { count: people })}
            hasProviders={false}
            footer={
              <Link tone="accent" to={paths.home}>
                {t('home')}
              </Link>
            }
          >
            <Accept token={token} state={state} />
          </AuthPanel>
        ) : (
          <Closed state={state} />
        )
      }
    </QueryView>
  );
}

type AcceptProps = {
  token: string;
  state: Extract<TogetherInvitation['state'], 'open' | 'joined'>;
};

function Accept({ token, state }: AcceptProps) {
  const { t } = useTranslation('pages.auth.join-together');
  const navigate = useNavigate();
  const { join, isPending } = useJoinTogether();
  const [failure, setFailure] = useState('');
  const handleJoin = async () => {
    const { error } = await join(token);
    if (error) setFailure(problemText(error, t('failed')));
    else void navigate(paths.home, { replace: true });
  };
  return (
    <AcceptAsViewer
      label={t(`join.${state}`)}
      isPending={isPending}
      failure={failure}
      onAccept={() => void handleJoin()}
    />
  );
}
