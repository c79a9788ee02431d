import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { giveFocusBack } from '@/shared/ui/focus';
import * as styles from './Menu.css';
import { Whole, BackAsEscape } from './Whole';

type MenuProps = {
  /** The button; it must take a ref and button props. */
  trigger: ReactElement;
  /** Name of the menu; by default the button's. */
  label?: string;
  align?: 'start' | 'center' | 'end';
  /** Preferred side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Load it lazily: its primitive is heavy. */
export function Menu({
  trigger,
  label,
  align = 'end',
  side = 'bottom',
  isOpen,
  onOpenChange,
  children,
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasLeft = useRef(false);
  const handleCloseFocus = (event: Event) => {
    event.preventDefault();
    if (!wasLeft.current) giveFocusBack(button.current);
    wasLeft.current = false;
  };
  return (
    <RadixMenu.Root
      modal={false}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <RadixMenu.Trigger ref={button} asChild>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Whole>
          <RadixMenu.Content
            className={styles.menu}
            align={align}
            side={side}
            sideOffset={6}
            collisionPadding={12}
            loop
            onInteractOutside={() => {
              wasLeft.current = true;
            }}
            onCloseAutoFocus={handleCloseFocus}
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

export function MenuSeparator() {
  return <RadixMenu.Separator className={styles.separator} />;
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className={styles.heading}>{children}</RadixMenu.Label>;
}
