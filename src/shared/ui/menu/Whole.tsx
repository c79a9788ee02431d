import { type ReactNode, Suspense } from 'react';

/**
 * Shows a menu only when all its lazy parts have loaded, or late ones would push items under the
 * pointer.
 */
export function Whole({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
