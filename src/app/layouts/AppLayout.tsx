import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useTranslation } from 'react-i18next';
import { Logo } from '@/shared/ui/logo';
import { VisitorLayout } from './VisitorLayout';
import * as styles from './LoadingSession.css';

// Visitors do not load it.
const SignedInLayout = lazyPart(() => import('./SignedInLayout'), 'SignedInLayout', null);

type AppLayoutProps = {
  /** The page; the shell stays when it changes. */
  children: ReactNode;
};

export function AppLayout({ children }: AppLayoutProps) {
  const status = useSelector(selectSessionStatus);
  if (status === 'loading') return <LoadingSession />;
  if (status === 'visitor') return <VisitorLayout>{children}</VisitorLayout>;
  return <SignedInLayout>{children}</SignedInLayout>;
}

function LoadingSession() {
  const { t } = useTranslation('app.layouts');
  return (
    // <output> is for the result of a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles.screen} role="status">
      <Logo />
      <p>{t('loadingSession')}</p>
    </div>
  );
}
