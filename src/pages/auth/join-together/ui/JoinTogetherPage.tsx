import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useJoinTogether, useTogetherInvitationQuery } from '@/features/listen-together';
import { problemText } from '@/shared/api';
import type { TogetherInvitation } from '@/shared/contract/together.ts';
import { paths } from '@/shared/routes';
import { AcceptAsViewer, Invitation, useInvitationToken } from '@/widgets/auth-panel';

/** A link to a session. See docs/product/together.md. */
export function JoinTogetherPage() {
  const token = useInvitationToken();
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.join-together');
  const skip = token === '';
  const query = useTogetherInvitationQuery({ token }, { skip, refetchOnMountOrArgChange: true });

  const describe = ({ state, host, people }: TogetherInvitation) => {
    if (state === 'open' || state === 'joined') {
      const accept = <Accept token={token} state={state} />;
      return { accept, title: t('title', { host }), intro: t('intro', { count: people }) };
    }
    return { icon: <Users size={32} />, title: t(`${state}.title`), text: t(`${state}.text`) };
  };
  return (
    <Invitation
      query={skip ? null : query}
      title={t('loading')}
      home={t('home')}
      dead={{ title: t('over.title'), text: t('over.text') }}
      describe={describe}
    />
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
