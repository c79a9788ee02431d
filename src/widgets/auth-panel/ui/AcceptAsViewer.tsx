import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useViewer } from '@/entities/session';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';

type AcceptAsViewerProps = {
  /** What the button says. */
  label: string;
  isPending: boolean;
  /** Empty without one. */
  failure: string;
  onAccept: () => void;
  /** What else the signed-in person should know before. */
  children?: ReactNode;
};

/** The button of an invitation by link, or the sign-in that brings a visitor back to it. */
export function AcceptAsViewer(props: AcceptAsViewerProps) {
  const { label, isPending, failure, onAccept, children } = props;
  const { t } = useTranslation('widgets.auth-panel');
  const { pathname, hash } = useLocation();
  const viewer = useViewer();
  if (viewer === null) {
    const state = { from: { pathname, hash } };
    return (
      <Stack gap={4}>
        <Notice>{t('accept.signIn')}</Notice>
        <ButtonLink variant="solid" size="large" isWide to={paths.login} state={state}>
          {t('accept.login')}
        </ButtonLink>
        <ButtonLink size="large" isWide to={paths.register} state={state}>
          {t('accept.register')}
        </ButtonLink>
      </Stack>
    );
  }
  const { displayName: name, email } = viewer;
  return (
    <Stack gap={4}>
      <FailureNotice>{failure}</FailureNotice>
      <Notice>{t('accept.account', { name, email })}</Notice>
      {children}
      <Button variant="solid" size="large" isWide isPending={isPending} onClick={onAccept}>
        {label}
      </Button>
    </Stack>
  );
}
