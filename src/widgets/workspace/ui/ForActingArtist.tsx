import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import { ActingContext } from '../model/acting-context';
import { type Acting, useActing } from '../model/use-acting';
import { useTakes } from '../model/use-takes';
import { InsteadOfTool } from './lazy-parts';

type ForActingArtistProps = {
  /** Use the artist's id as its key, so that no state of the previous one stays. */
  children: (acting: Acting) => ReactNode;
};

/** See docs/product/ownership.md. */
export function ForActingArtist({ children }: ForActingArtistProps) {
  const { acting, readiness } = useActing(useTakes());
  const loading = <Skeleton shape="block" height="400px" />;
  if (readiness === 'loading') return loading;
  if (readiness === 'ready')
    return <ActingContext value={acting}>{children(acting)}</ActingContext>;
  return (
    <Suspense fallback={loading}>
      <InsteadOfTool readiness={readiness} />
    </Suspense>
  );
}
