import { type ReactNode, Suspense } from 'react';

/**
 * A menu is complete when it shows: it waits for every part that is fetched, or what comes late would
 * push another item under the pointer.
 */
export function Whole({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
