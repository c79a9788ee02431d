import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import * as styles from './NavigationLink.css';

type NavigationLinkProps = { to: string; label: string; Icon: LucideIcon };

/** One row of the sidebar: an icon and, where there is room, its label. */
export function NavigationLink({ to, label, Icon }: NavigationLinkProps) {
  return (
    <NavLink className={styles.link} to={to} end title={label}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <span className={styles.label} data-sidebar-label>
        {label}
      </span>
    </NavLink>
  );
}
