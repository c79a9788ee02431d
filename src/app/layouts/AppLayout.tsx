import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { LoadingSession } from './LoadingSession';
import { VisitorLayout } from './VisitorLayout';

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
