import { type Place, useUnsavedChanges } from '@/shared/lib/unsaved-changes';
import { AlertDialog } from '@/shared/ui/alert-dialog';

type UnsavedChangesProps = {
  /** Whether something would be lost now. */
  isChanged: boolean;
  /** Where the form stays with what was typed into it; the same function always. @default nowhere */
  keeps?: (place: Place) => boolean;
  /** The question. */
  title: string;
  /** What would be lost. */
  text: string;
  /** Names the answer that goes on with the form; it has the focus at first. */
  stayLabel: string;
  /** Names the answer that loses the changes. */
  leaveLabel: string;
};

const nowhere = () => false;

/**
 * Put into a form, asks before its changes are lost: on links, back and forward, and on whatever else
 * is done by `leaveBy`. Before the page is closed or loaded anew the browser asks in its own words.
 */
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
