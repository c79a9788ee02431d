import * as RadixDialog from '@radix-ui/react-dialog';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './FullScreenDialog.css';
import { useReturnFocus } from './use-return-focus';
import { useSwipeDown } from './use-swipe-down';
import { keepOpenForToast } from './use-catch-second-press';

type FullScreenDialogProps = {
  onClose: () => void;
  /** Replaces Escape where something inside closes first. */
  onEscape?: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A modal of the whole window; a swipe down closes it. */
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
