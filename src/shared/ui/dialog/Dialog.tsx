import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './Dialog.css';
import { useReturnFocus } from './use-return-focus';

type DialogProps = {
  /** Whether it is there; the caller keeps this. */
  isOpen: boolean;
  /** Called with false by the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its name, also for screen readers. */
  title: string;
  /** A sentence below the title, which screen readers say with it. */
  description?: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** An alert asks before something is lost: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Greatest width: 420, 560 or 800 px. */
  size?: keyof typeof styles.size;
  /** Fields or words, and `DialogActions` last. */
  children?: ReactNode;
};

/**
 * A modal window. Load it when it is first needed: its primitive is heavy.
 * @states default variants hover focus closed long-text narrow
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  role = 'dialog',
  size = 'small',
  children,
}: DialogProps) {
  const isAlert = role === 'alertdialog';
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* The primitive's own overlay locks scrolling by injecting a style, which our policy refuses. */}
        <div className={styles.veil} data-covers-toasts>
          <RadixDialog.Content
            role={role}
            className={classNames(styles.dialog, styles.size[size])}
            onInteractOutside={(event) => isAlert && event.preventDefault()}
            {...returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={styles.description}>
                {description}
              </RadixDialog.Description>
            )}
            {children}
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} className={styles.close}>
                <X size={20} aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/**
 * The row of buttons at the foot; the main action comes last.
 * @states default long-text narrow
 * @without hover focus: its buttons show them
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
