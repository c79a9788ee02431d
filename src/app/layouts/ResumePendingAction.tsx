import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { pendingActionIn } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';

const DoPending = lazyPart(() => import('./DoPending'), 'DoPending');

/**
 * Does, once somebody is back from signing in, what they were about to do as a visitor. It shows nothing.
 */
export function ResumePendingAction() {
  const { state } = useLocation();
  const pending = pendingActionIn(state);
  return pending && <Suspense fallback={null}>{<DoPending pending={pending} />}</Suspense>;
}
