import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '@/shared/ui/link';
import { paths } from '@/shared/routes';
import { Logo } from '@/shared/ui/logo';
import { Stack } from '@/shared/ui/stack';
import { NavigationLink } from './NavigationLink';
import * as styles from './Sidebar.css';
import { mainNavigation } from './BottomNavigation';

type SidebarProps = {
  areas?: ReactNode;
  children?: ReactNode;
  collapseSlot?: ReactNode;
};

/** See docs/product/shell.md. */
export function Sidebar({ areas, children, collapseSlot }: SidebarProps) {
  const { t } = useTranslation('widgets.sidebar');
  return (
    <div className={styles.sidebar}>
      <div className={styles.head} data-sidebar-row>
        <RouteLink
          className={styles.brand}
          to={paths.home}
          aria-label={t('brand')}
          data-sidebar-label
        >
          <Logo />
        </RouteLink>
        {collapseSlot}
      </div>
      <div className={styles.scroller} data-sidebar-scroller>
        <Stack as="nav" gap={1} aria-label={t('navigation')}>
          {mainNavigation.map(({ key, path, Icon }) => (
            <NavigationLink key={key} to={path} label={t(key)} Icon={Icon} />
          ))}
          {areas}
        </Stack>
        {children}
      </div>
    </div>
  );
}
