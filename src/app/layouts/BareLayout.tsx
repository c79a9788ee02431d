import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/routes';
import { Logo } from '@/shared/ui/logo';
import * as styles from './BareLayout.css';

/** The frame of the sign-in pages: the brand, and nothing that distracts. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to={paths.home} aria-label={brand}>
          <Logo />
        </Link>
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
