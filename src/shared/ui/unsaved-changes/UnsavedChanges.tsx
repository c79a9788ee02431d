import { type Place, useUnsavedChanges } from '@/shared/lib/unsaved-changes';
import { AlertDialog } from '@/shared/ui/alert-dialog';

type UnsavedChangesProps = {
  /** Something would be lost now. */
  isChanged: boolean;
  /** Addresses that keep the form with its input; a stable function. @default nowhere */
  keeps?: (place: Place) => boolean;
  /** The question. */
  title: string;
  /** What would be lost. */
  text: string;
  /** Label for staying, which has the initial focus. */
  stayLabel: string;
  /** Label for leaving. */
  leaveLabel: string;
};

const nowhere = () => false;

/** Asks before a form's changes are lost on links, history steps and `leaveBy`. */
export function UnsavedChanges({ isChanged, keeps = nowhere, ...words }: UnsavedChangesProps) {
  const { isAsking, stay, leave } = useUnsavedChanges(isChanged, keeps);
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={stay}
      title={words.title}
      text={words.text}
      cancelLabel={words.stayLabel}
      confirmLabel={words.leaveLabel}
      tone="danger"
      onConfirm={leave}
    />
  );
}
