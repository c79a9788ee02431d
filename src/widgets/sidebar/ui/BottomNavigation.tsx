import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '@/shared/ui/link';
import { mainNavigation } from '../model/navigation';
import * as styles from './BottomNavigation.css';

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
