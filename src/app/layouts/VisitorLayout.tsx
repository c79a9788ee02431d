import { type ReactNode, Suspense } from 'react';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { PremiumPromo, Sidebar } from '@/widgets/sidebar';
import { Dock } from './Dock';
import { Shell } from './Shell';
import { slot } from './slot.css';
import { TopBar } from './top-bar/TopBar';
import { VisitorLinks } from './top-bar/VisitorLinks';

// A first visit plays nothing yet.
const LikeTrackButton = lazyPart(
  async () => {
    const { LikeTrackButton: loaded } = await import('@/features/like-track');
    return { LikeTrackButton: loaded };
  },
  'LikeTrackButton',
  LeftOut,
);

/** See docs/product/shell.md. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <Shell
      sidebar={
        <Sidebar>
          <PremiumPromo />
        </Sidebar>
      }
      topBar={
        <TopBar>
          <VisitorLinks />
        </TopBar>
      }
      dock={
        <Dock
          heart={(track) => (
            <Suspense fallback={<span className={slot} />}>
              <LikeTrackButton track={track} />
            </Suspense>
          )}
        />
      }
    >
      {children}
    </Shell>
  );
}
