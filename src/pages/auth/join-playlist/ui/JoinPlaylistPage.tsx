import { ListMusic, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useJoinPlaylistMutation, usePlaylistInvitationQuery } from '@/entities/collaboration';
import { problemText } from '@/shared/api';
import type { PlaylistInvitation } from '@/shared/contract/collaboration.ts';
import { logFailure } from '@/shared/lib/log';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { AcceptAsViewer, AuthPanel } from '@/widgets/auth-panel';

/** A link to make a playlist together: `#token=…`. See docs/product/collaboration.md. */
export function JoinPlaylistPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return token === '' ? <DeadLink /> : <FoundLink key={token} token={token} />;
}

function DeadLink() {
  const { t } = useTranslation('pages.auth.join-playlist');
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

function FoundLink({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.join-playlist');
  const query = usePlaylistInvitationQuery({ token }, { refetchOnMountOrArgChange: true });
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
      notFound={<DeadLink />}
    >
      {({ state, playlist, owner }) =>
        state === 'open' ? (
          <AuthPanel
            title={t('title', { owner, name: playlist.name })}
            intro={t('intro')}
            hasProviders={false}
            footer={
              <Link tone="accent" to={paths.home}>
                {t('home')}
              </Link>
            }
          >
            <Accept token={token} />
          </AuthPanel>
        ) : (
          <ClosedLink state={state} playlist={playlist} owner={owner} />
        )
      }
    </QueryView>
  );
}

type ClosedLinkProps = Omit<PlaylistInvitation, 'state'> & {
  state: Exclude<PlaylistInvitation['state'], 'open'>;
};

function ClosedLink({ state, playlist, owner }: ClosedLinkProps) {
  const { t } = useTranslation('pages.auth.join-playlist');
  const { id, name } = playlist;
  const isTheirs = state === 'own' || state === 'joined';
  return (
    <StatusView
      headingLevel={1}
      icon={<ListMusic size={32} />}
      title={t(`closed.${state}.title`, { name })}
      text={t(`closed.${state}.text`, { owner })}
      action={
        <ButtonLink variant="solid" to={isTheirs ? paths.playlist(id) : paths.home}>
          {isTheirs ? t('open') : t('home')}
        </ButtonLink>
      }
    />
  );
}

function Accept({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.join-playlist');
  const navigate = useNavigate();
  const [join, { isLoading }] = useJoinPlaylistMutation();
  const [failure, setFailure] = useState('');

  const handleJoin = async () => {
    const { data, error } = await join({ token });
    if (data) void navigate(paths.playlist(data.id), { replace: true });
    else {
      logFailure('join a playlist', error);
      setFailure(problemText(error, t('failed')));
    }
  };
  return (
    <AcceptAsViewer
      label={t('join')}
      isPending={isLoading}
      failure={failure}
      onAccept={() => void handleJoin()}
    />
  );
}
