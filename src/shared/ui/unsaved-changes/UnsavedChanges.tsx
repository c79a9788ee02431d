import { type RoutePath, useUnsavedChanges } from '@/shared/lib/unsaved-changes';
import { AlertDialog } from '@/shared/ui/alert-dialog';

type UnsavedChangesProps = {
  /** Something would be lost now. */
  isChanged: boolean;
  /** Addresses that keep the form; a stable function. */
  keeps?: (route: RoutePath) => boolean;
  title: string;
  /** What would be lost. */
  text: string;
  /** Label for staying, which has the initial focus. */
  stayLabel: string;
  /** Label for leaving. */
  leaveLabel: string;
};

const nowhere = () => false;

/** Asks before changes are lost. */
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
