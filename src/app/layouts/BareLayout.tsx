import type { ReactNode } from 'react';
import { RouteLink } from '@/shared/ui/link';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/routes';
import { Logo } from '@/shared/ui/logo';
import * as styles from './BareLayout.css';

type BareLayoutProps = {
  children: ReactNode;
};

export function BareLayout({ children }: BareLayoutProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <RouteLink to={paths.home} aria-label={brand}>
          <Logo />
        </RouteLink>
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
