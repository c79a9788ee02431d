import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useJoinFamilyMutation } from '@/entities/family';
import { useViewer } from '@/entities/session';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';

type AcceptInvitationProps = { token: string; hasOwnPlan: boolean; onJoined: () => void };

/** The button, or the sign-in that brings a visitor back here. */
export function AcceptInvitation({ token, hasOwnPlan, onJoined }: AcceptInvitationProps) {
  const { t } = useTranslation('pages.auth.join-family');
  const { pathname, hash } = useLocation();
  const viewer = useViewer();
  const [join, { isLoading }] = useJoinFamilyMutation();
  const [failure, setFailure] = useState('');
  const state = { from: { pathname, hash } };

  const handleJoin = async () => {
    const { data, error } = await join({ token });
    if (data) onJoined();
    else {
      logFailure('join a family', error);
      setFailure(problemText(error, t('failed')));
    }
  };
  if (viewer === null) {
    return (
      <Stack gap={4}>
        <Notice>{t('signIn')}</Notice>
        <ButtonLink variant="solid" size="large" isWide to={paths.login} state={state}>
          {t('login')}
        </ButtonLink>
        <ButtonLink size="large" isWide to={paths.register} state={state}>
          {t('register')}
        </ButtonLink>
      </Stack>
    );
  }
  const { displayName: name, email } = viewer;
  return (
    <Stack gap={4}>
      <FailureNotice>{failure}</FailureNotice>
      <Notice>{t('account', { name, email })}</Notice>
      {hasOwnPlan && <Notice>{t('ownPlan')}</Notice>}
      <Button
        variant="solid"
        size="large"
        isWide
        isPending={isLoading}
        onClick={() => void handleJoin()}
      >
        {t('join')}
      </Button>
    </Stack>
  );
}
