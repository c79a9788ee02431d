import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { keepOpenForToast } from './keep-open-for-toast';
import { useBackAsEscape } from './use-back-as-escape';
import { useCatchSecondPress } from './use-catch-second-press';
import { useReturnFocus } from './use-return-focus';

type ModalProps = {
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
  /** Classes of its parts. */
  looks: { veil: string; window: string; title: string; description: string; close: string };
  /** What stands between its head and the cross, which the keyboard reaches last. */
  children?: ReactNode;
};

/** What all windows with a cross share: a name, a veil, the focus that stays in it and goes back. */
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
        {/* The primitive's own overlay locks scrolling by injecting a style, which our policy refuses. */}
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
