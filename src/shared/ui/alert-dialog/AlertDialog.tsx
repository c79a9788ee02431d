import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { Button } from '@/shared/ui/button';
import {
  dialogStyles,
  keepOpenForToast,
  useBackAsEscape,
  useCatchSecondPress,
  useReturnFocus,
} from '@/shared/ui/dialog';

type AlertDialogProps = {
  /** Whether it is there; the caller keeps this. */
  isOpen: boolean;
  /** Called with false by the cancel button and Escape; the caller closes after the action is done. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, naming the thing. */
  title: string;
  /** What happens if they say yes. */
  text: ReactNode;
  /** Names the action: «Borrar playlist», not «Sí». */
  confirmLabel: string;
  /** Names the way out that changes nothing; it has the focus at first. */
  cancelLabel: string;
  /** `danger` where something is lost; `quiet` where most people mean the way out. */
  tone?: 'danger' | 'quiet' | undefined;
  /** The action is under way: the dialog stays until it ends. */
  isPending?: boolean;
  /** The action; the caller closes the dialog when it is done. */
  onConfirm: () => void;
  /** What went wrong, above the buttons. */
  children?: ReactNode;
};

const confirmVariants = { usual: 'solid', danger: 'danger', quiet: 'outline' } as const;

/** Asks before something is lost; the focus starts on the harmless answer. Load it lazily. */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone,
  isPending = false,
  onConfirm,
  children,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  useCatchSecondPress(isOpen);
  useBackAsEscape(isOpen);
  const handleOpenChange = (next: boolean) => {
    if (!isPending) onOpenChange(next);
  };
  return (
    <RadixAlertDialog.Root open={isOpen} onOpenChange={handleOpenChange}>
      <RadixAlertDialog.Portal>
        <div className={dialogStyles.veil}>
          <RadixAlertDialog.Content
            aria-modal
            className={classNames(dialogStyles.dialog, dialogStyles.size.small)}
            onEscapeKeyDown={keepOpenForToast}
            {...returnFocus}
          >
            <RadixAlertDialog.Title
              className={classNames(dialogStyles.title, dialogStyles.isWhole)}
            >
              {title}
            </RadixAlertDialog.Title>
            <RadixAlertDialog.Description className={dialogStyles.description}>
              {text}
            </RadixAlertDialog.Description>
            {children}
            <div className={dialogStyles.actions}>
              <RadixAlertDialog.Cancel asChild>
                <Button variant={tone === 'quiet' ? 'solid' : 'ghost'}>{cancelLabel}</Button>
              </RadixAlertDialog.Cancel>
              <Button
                variant={confirmVariants[tone ?? 'usual']}
                isPending={isPending}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </RadixAlertDialog.Content>
        </div>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
