import * as RadixDialog from '@radix-ui/react-dialog';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './FullScreenDialog.css';
import { useReturnFocus } from './use-return-focus';

type FullScreenDialogProps = {
  /** The chevron or Escape was pressed; the caller takes it away. */
  onClose: () => void;
  /** One line at the top. */
  title: string;
  /** Name of the chevron. */
  closeLabel: string;
  children: ReactNode;
};

/**
 * A modal that takes the whole of a narrow window, open for as long as it is there.
 * @states default hover focus long-text narrow
 */
export function FullScreenDialog({ onClose, title, closeLabel, children }: FullScreenDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          className={styles.screen}
          aria-describedby={undefined}
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
