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
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text: ReactNode;
  /** Names the action, never just «yes». */
  confirmLabel: string;
  /** Names the safe answer. */
  cancelLabel: string;
  /** `danger` for a loss; `quiet` where most people cancel. */
  tone?: 'danger' | 'quiet' | undefined;
  isPending?: boolean;
  /** Runs the action. */
  onConfirm: () => void;
  /** An error, above the buttons. */
  children?: ReactNode;
};

const confirmVariants = { usual: 'solid', danger: 'danger', quiet: 'outline' } as const;

/** Asks before a loss, with the focus on the safe answer. Load it lazily. */
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
