import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJoinFamilyMutation } from '@/entities/family';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { Notice } from '@/shared/ui/notice';
import { AcceptAsViewer } from '@/widgets/auth-panel';

type AcceptInvitationProps = { token: string; hasOwnPlan: boolean; onJoined: () => void };

export function AcceptInvitation({ token, hasOwnPlan, onJoined }: AcceptInvitationProps) {
  const { t } = useTranslation('pages.auth.join-family');
  const [join, { isLoading }] = useJoinFamilyMutation();
  const [failure, setFailure] = useState('');

  const handleJoin = async () => {
    const { data, error } = await join({ token });
    if (data) onJoined();
    else {
      logFailure('join a family', error);
      setFailure(problemText(error, t('failed')));
    }
  };
  return (
    <AcceptAsViewer
      label={t('join')}
      isPending={isLoading}
      failure={failure}
      onAccept={() => void handleJoin()}
    >
      {hasOwnPlan && <Notice>{t('ownPlan')}</Notice>}
    </AcceptAsViewer>
  );
}
