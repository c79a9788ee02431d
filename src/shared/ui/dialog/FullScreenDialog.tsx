import * as RadixDialog from '@radix-ui/react-dialog';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './FullScreenDialog.css';
import { keepOpenForToast } from './keep-open-for-toast';
import { useReturnFocus } from './use-return-focus';
import { useSwipeDown } from './use-swipe-down';

type FullScreenDialogProps = {
  /** The chevron or Escape was pressed, or it was swiped down; the caller takes it away. */
  onClose: () => void;
  /** What Escape does instead, where something in it closes first. */
  onEscape?: () => void;
  /** One line at the top. */
  title: string;
  /** Name of the chevron. */
  closeLabel: string;
  children: ReactNode;
};

/** A modal that takes the whole window, open for as long as it is there. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  const { onClose, onEscape, title, closeLabel, children } = props;
  const returnFocus = useReturnFocus();
  const swipe = useSwipeDown(onClose);
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          className={styles.screen}
          aria-describedby={undefined}
          data-full-screen
          onInteractOutside={keepOpenForToast}
          onEscapeKeyDown={(event) => {
            keepOpenForToast(event);
            if (event.defaultPrevented || !onEscape) return;
            event.preventDefault();
            onEscape();
          }}
          {...swipe}
          {...returnFocus}
        >
          <div className={styles.head}>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} size="large">
                <ChevronDown size={24} aria-hidden />
              </IconButton>
            </RadixDialog.Close>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
