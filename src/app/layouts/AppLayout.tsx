import { type ReactNode, lazy } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/entities/session';
import { LoadingSession } from './LoadingSession';
import { VisitorLayout } from './VisitorLayout';

// Only signed-in people need it, so that a first visit does not pay for it.
const SignedInLayout = lazy(() =>
  import('./SignedInLayout').then((module) => ({ default: module.SignedInLayout })),
);

/** The shell that fits the session. */
export function AppLayout({ children }: { children: ReactNode }) {
  const status = useSelector(selectSessionStatus);
  if (status === 'loading') return <LoadingSession />;
  if (status === 'visitor') return <VisitorLayout>{children}</VisitorLayout>;
  return <SignedInLayout>{children}</SignedInLayout>;
}
