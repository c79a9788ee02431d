import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SampleNotice } from './sample-notice/SampleNotice';
import * as styles from './Shell.css';

/** `auto` is wide in wide windows and narrow in medium ones. */
export type SidebarState = 'auto' | 'expanded' | 'collapsed';

type ShellProps = {
  sidebar: ReactNode;
  topBar: ReactNode;
  dock: ReactNode;
  children: ReactNode;
  /** Stands above each page. */
  banner?: ReactNode;
  sidebarState?: SidebarState;
  sidebarWidth?: number | undefined;
};

export function Shell(props: ShellProps) {
  const { sidebar, topBar, dock, banner, children, sidebarState = 'auto', sidebarWidth } = props;
  const { t } = useTranslation('app.layouts');
  const width = sidebarWidth ? ({ '--sidebar-width': `${sidebarWidth}px` } as CSSProperties) : {};
  return (
    <div className={styles.shell} data-sidebar={sidebarState} style={width}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <aside className={styles.aside}>{sidebar}</aside>
      <div className={styles.column}>
        <header className={styles.header}>{topBar}</header>
        <SampleNotice />
        {banner}
        <main className={styles.main} id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <div className={styles.dock}>{dock}</div>
    </div>
  );
}
