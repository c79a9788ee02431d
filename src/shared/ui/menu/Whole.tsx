import { type ReactNode, Suspense } from 'react';

/** Shows a menu once all lazy parts have loaded, or late ones would push items. */
export function Whole({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
