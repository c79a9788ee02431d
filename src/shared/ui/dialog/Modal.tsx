import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { useBackAsEscape } from './use-back-as-escape';
import { useCatchSecondPress, keepOpenForToast } from './use-catch-second-press';
import { useReturnFocus } from './use-return-focus';

type ModalProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  /** A click outside does not close an alert. */
  role?: 'dialog' | 'alertdialog';
  /** Classes of its parts. */
  looks: { veil: string; window: string; title: string; description: string; close: string };
  children?: ReactNode;
};

/** The base of all windows: name, veil, trapped and restored focus. */
export function Modal(props: ModalProps) {
  const { isOpen, onOpenChange, title, description, closeLabel, looks, children } = props;
  const { role = 'dialog' } = props;
  const isAlert = role === 'alertdialog';
  const returnFocus = useReturnFocus();
  useCatchSecondPress(isOpen);
  useBackAsEscape(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* The primitive's own overlay injects a style, which our policy blocks. */}
        <div className={looks.veil}>
          <RadixDialog.Content
            role={role}
            className={looks.window}
            onInteractOutside={(event) =>
              isAlert ? event.preventDefault() : keepOpenForToast(event)
            }
            onEscapeKeyDown={keepOpenForToast}
            {...returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <RadixDialog.Title className={looks.title}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={looks.description}>
                {description}
              </RadixDialog.Description>
            )}
            {children}
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} className={looks.close}>
                <X size={20} aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
