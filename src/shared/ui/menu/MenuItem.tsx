import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useId, type PointerEvent } from 'react';
import { RouteLink } from '@/shared/ui/link';
import { media } from '@/shared/theme';
import * as styles from './Menu.css';

/** In narrow windows a submenu covers its parent, so a pointer that leaves an item closes nothing. */
export function keepWhereNarrow(event: PointerEvent): void {
  if (window.matchMedia(media.narrow).matches) event.preventDefault();
}

type LineProps = {
  /** 18 px, before the label. */
  icon?: ReactNode;
  children: ReactNode;
};

function MenuIcon({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <span className={styles.icon} aria-hidden>
      {children}
    </span>
  );
}

export function MenuLine({ icon, children }: LineProps) {
  return (
    <>
      <MenuIcon>{icon}</MenuIcon>
      <span className={styles.label}>{children}</span>
    </>
  );
}

type MenuItemProps = LineProps & {
  /** The menu closes unless the event is prevented. */
  onSelect: (event: Event) => void;
  /** Skipped by the arrow keys; prefer `reason`. */
  isDisabled?: boolean;
  /** Why it is disabled; it stays focusable. */
  reason?: string | undefined;
  isPending?: boolean;
  /** `danger` marks a loss. */
  tone?: 'danger';
};

export function MenuItem({
  icon,
  children,
  onSelect,
  isDisabled = false,
  reason,
  isPending = false,
  tone,
}: MenuItemProps) {
  const reasonId = useId();
  const handleSelect = (event: Event) => {
    if (reason !== undefined || isPending) event.preventDefault();
    else onSelect(event);
  };
  return (
    <RadixMenu.Item
      className={styles.item}
      disabled={isDisabled}
      onSelect={handleSelect}
      onPointerLeave={keepWhereNarrow}
      data-tone={tone}
      {...(isPending && { 'aria-busy': true })}
      {...(reason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
    >
      {reason === undefined ? (
        <MenuLine icon={icon}>{children}</MenuLine>
      ) : (
        <>
          <MenuIcon>{icon}</MenuIcon>
          <span className={styles.words}>
            <span className={styles.label}>{children}</span>
            <span id={reasonId} className={styles.reason} aria-hidden>
              {reason}
            </span>
          </span>
        </>
      )}
    </RadixMenu.Item>
  );
}

type MenuLinkProps = LineProps & {
  to: string;
  /** Replaces the history entry. */
  isReplacing?: boolean;
};

export function MenuLink({ icon, children, to, isReplacing = false }: MenuLinkProps) {
  return (
    <RadixMenu.Item asChild onPointerLeave={keepWhereNarrow}>
      <RouteLink to={to} replace={isReplacing} className={styles.item}>
        <MenuLine icon={icon}>{children}</MenuLine>
      </RouteLink>
    </RadixMenu.Item>
  );
}

/** Opens another site in a new tab, without a referrer. */
export function MenuExternalLink({ icon, children, href }: LineProps & { href: string }) {
  return (
    <RadixMenu.Item asChild onPointerLeave={keepWhereNarrow}>
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.item}>
        <MenuLine icon={icon}>{children}</MenuLine>
      </a>
    </RadixMenu.Item>
  );
}
