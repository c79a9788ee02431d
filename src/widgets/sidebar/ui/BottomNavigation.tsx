import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '@/shared/ui/link';
import { House, Library, Heart, Search, type LucideIcon } from 'lucide-react';
import { paths } from '@/shared/routes';
import * as styles from './BottomNavigation.css';

type NavigationKey = 'home' | 'search' | 'library' | 'likedSongs';

export type NavigationItem = { key: NavigationKey; path: string; Icon: LucideIcon };

/** See docs/product/shell.md. */
export const mainNavigation: readonly NavigationItem[] = [
  { key: 'home', path: paths.home, Icon: House },
  { key: 'search', path: paths.search, Icon: Search },
  { key: 'library', path: paths.library, Icon: Library },
  { key: 'likedSongs', path: paths.likedSongs, Icon: Heart },
];

type BottomNavigationProps = {
  /** A fifth entry, for users with an office. */
  children?: ReactNode;
};

export function BottomNavigation({ children }: BottomNavigationProps) {
  const { t } = useTranslation('widgets.sidebar');
  return (
    <nav className={styles.navigation} aria-label={t('navigation')}>
      {mainNavigation.map(({ key, path, Icon }) => (
        <RouteLink hasCurrentMark key={key} className={styles.link} to={path}>
          <Icon size={24} aria-hidden />
          <span className={styles.label}>{t(`short.${key}`)}</span>
        </RouteLink>
      ))}
      {children}
    </nav>
  );
}
