import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { type Acting, useActingArtist } from '../model/use-acting-artist';
import { ActingFor, ArtistChoice, NoArtists, NotTheirs } from './lazy-parts';

type ForActingArtistProps = {
  /** Draws the tool for the artist; give it their id as key, so that nothing of the one before stays. */
  children: (acting: Acting) => ReactNode;
};

/**
 * A tool of one artist: their own, that of one whom a label chooses among its own, or of any whom an admin finds. The choice
 * is `?artist=` in the address, and stands over the tool. See docs/product/ownership.md.
 */
export function ForActingArtist({ children }: ForActingArtistProps) {
  const { acting, readiness } = useActingArtist();
  const loading = <Skeleton shape="block" height="400px" />;
  if (readiness === 'loading') return loading;
  if (readiness !== 'ready') {
    return (
      <Suspense fallback={loading}>
        {readiness === 'search' && <ArtistChoice />}
        {readiness === 'nobody' && <NoArtists />}
        {readiness === 'foreign' && <NotTheirs acting={acting} />}
      </Suspense>
    );
  }
  return (
    <Stack gap={6}>
      {acting.artist !== undefined && (
        <Suspense fallback={<Skeleton shape="block" height="72px" />}>
          <ActingFor artist={acting.artist} choices={acting.choices} />
        </Suspense>
      )}
      {children(acting)}
    </Stack>
  );
}
