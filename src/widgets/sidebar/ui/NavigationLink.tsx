import type { LucideIcon } from 'lucide-react';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './NavigationLink.css';

type NavigationLinkProps = { to: string; label: string; Icon: LucideIcon };

export function NavigationLink({ to, label, Icon }: NavigationLinkProps) {
  return (
    <RouteLink hasCurrentMark className={styles.link} to={to} title={label}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <span className={styles.label} data-sidebar-label>
        {label}
      </span>
    </RouteLink>
  );
}
