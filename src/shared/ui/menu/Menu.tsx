import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { BackAsEscape } from './BackAsEscape';
import * as styles from './Menu.css';
import { Whole } from './Whole';

type MenuProps = {
  /** The button that opens it. It must take a ref and the props of a button. */
  trigger: ReactElement;
  /** Name of the menu; without one it takes the button's. */
  label?: string;
  /** Which edges of the button and the menu stand in line. */
  align?: 'start' | 'center' | 'end';
  /** Where it opens while there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Only where the caller has to know or decide; else it keeps this itself. */
  isOpen?: boolean;
  /** It was opened or closed, by whatever means. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Items, submenus, choices and separators. */
  children: ReactNode;
};

/** A menu of actions. Load it when it is first needed: its primitive is heavy. */
export function Menu({
  trigger,
  label,
  align = 'end',
  side = 'bottom',
  isOpen,
  onOpenChange,
  children,
}: MenuProps) {
  return (
    <RadixMenu.Root
      modal={false}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Whole>
          <RadixMenu.Content
            className={styles.menu}
            align={align}
            side={side}
            sideOffset={6}
            collisionPadding={12}
            loop
            {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
          >
            {children}
            <BackAsEscape />
          </RadixMenu.Content>
        </Whole>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <RadixMenu.Separator className={styles.separator} />;
}

/** A quiet title above items that belong together. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className={styles.heading}>{children}</RadixMenu.Label>;
}
