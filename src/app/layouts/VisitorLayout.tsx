import type { ReactNode } from 'react';
import { PremiumPromo, Sidebar } from '@/widgets/sidebar';
import { TopBar, VisitorLinks } from '@/widgets/top-bar';
import { Dock } from './Dock';
import { Shell } from './Shell';

/** The shell of a visitor: previews, and ways to an account. See docs/product/shell.md. */
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
      dock={<Dock />}
    >
      {children}
    </Shell>
  );
}
