import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useJoinPlaylistMutation, usePlaylistInvitationQuery } from '@/entities/collaboration';
import { problemText } from '@/shared/api';
import type { PlaylistInvitation } from '@/shared/contract/collaboration.ts';
import { logFailure } from '@/shared/lib/log';
import { paths } from '@/shared/routes';
import { AcceptAsViewer, Invitation, useInvitationToken } from '@/widgets/auth-panel';

/** A link to make a playlist together. See docs/product/collaboration.md. */
export function JoinPlaylistPage() {
  const token = useInvitationToken();
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.join-playlist');
  const skip = token === '';
  const query = usePlaylistInvitationQuery({ token }, { skip, refetchOnMountOrArgChange: true });

  const describe = ({ state, playlist: { id, name }, owner }: PlaylistInvitation) => {
    if (state === 'open') {
      const accept = <Accept token={token} />;
      return { accept, title: t('title', { owner, name }), intro: t('intro') };
    }
    const isTheirs = state === 'own' || state === 'joined';
    return {
      icon: <ListMusic size={32} />,
      title: t(`closed.${state}.title`, { name }),
      text: t(`closed.${state}.text`, { owner }),
      ...(isTheirs && { action: { to: paths.playlist(id), label: t('open') } }),
    };
  };
  return (
    <Invitation
      query={skip ? null : query}
      title={t('loading')}
      home={t('home')}
      dead={{ title: t('dead.title'), text: t('dead.text') }}
      describe={describe}
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
