import { type ReactNode, Suspense } from 'react';
import { useBackAsEscape } from '@/shared/ui/dialog';

/** Shows a menu once all its parts have loaded, because late ones would push items. */
export function Whole({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

export function BackAsEscape() {
  useBackAsEscape(true);
  return null;
}
