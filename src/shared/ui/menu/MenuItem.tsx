import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useId } from 'react';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './Menu.css';

type LineProps = {
  /** A picture of 18 px before the words. */
  icon?: ReactNode;
  /** Its words: a verb, and what it is done to. */
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
  /** It was chosen; the menu closes unless the event is prevented. */
  onSelect: (event: Event) => void;
  /** Passed over by the arrows; where a reason is worth reading, give `reason` instead. */
  isDisabled?: boolean;
  /** Why it cannot be chosen now. It can still be reached, to be read. */
  reason?: string | undefined;
  /** Its action is under way: it says so and does nothing more. */
  isPending?: boolean;
  /** Something is lost. */
  tone?: 'danger';
};

/** An action in a menu. The menu closes when it is chosen, unless `onSelect` prevents that. */
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
  /** Takes the place of the present screen in the history. */
  isReplacing?: boolean;
};

/** An item that goes to a screen. */
export function MenuLink({ icon, children, to, isReplacing = false }: MenuLinkProps) {
  return (
    <RadixMenu.Item asChild>
      <RouteLink to={to} replace={isReplacing} className={styles.item}>
        <MenuLine icon={icon}>{children}</MenuLine>
      </RouteLink>
    </RadixMenu.Item>
  );
}

/** An item that opens another site in a tab of its own, which learns nothing of this one. */
export function MenuExternalLink({ icon, children, href }: LineProps & { href: string }) {
  return (
    <RadixMenu.Item asChild>
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.item}>
        <MenuLine icon={icon}>{children}</MenuLine>
      </a>
    </RadixMenu.Item>
  );
}
