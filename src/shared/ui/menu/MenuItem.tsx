import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './Menu.css';

type LineProps = { icon?: ReactNode; children: ReactNode };

export function MenuLine({ icon, children }: LineProps) {
  return (
    <>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles.label}>{children}</span>
    </>
  );
}

type MenuItemProps = LineProps & {
  onSelect: (event: Event) => void;
  isDisabled?: boolean;
  tone?: 'danger';
};

export function MenuItem({ icon, children, onSelect, isDisabled = false, tone }: MenuItemProps) {
  return (
    <RadixMenu.Item
      className={styles.item}
      disabled={isDisabled}
      onSelect={onSelect}
      data-tone={tone}
    >
      <MenuLine icon={icon}>{children}</MenuLine>
    </RadixMenu.Item>
  );
}

/** An item that goes to a screen. */
export function MenuLink({ icon, children, to }: LineProps & { to: string }) {
  return (
    <RadixMenu.Item asChild>
      <Link to={to} className={styles.item}>
        <MenuLine icon={icon}>{children}</MenuLine>
      </Link>
    </RadixMenu.Item>
  );
}
