import { type ReactNode, Suspense } from 'react';

/** Late parts would push items. */
export function Whole({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
