import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';

type DecisionDialogProps = {
  /** What is decided about, in the heading. */
  title: string;
  /** What comes of it. */
  text: string;
  /** Texts of its buttons: the cross, the way back, and the act. */
  labels: { close: string; cancel: string; act: string };
  /** Whether something is turned down by it. */
  isRefusal?: boolean;
  /** It is under way. */
  isPending: boolean;
  /** Decides; what is missing is told beside its field. */
  onDecide: () => Promise<void>;
  /** Leaves everything as it is. */
  onClose: () => void;
  /** Fields of the decision. */
  children: ReactNode;
};

/** Asks an editor for what belongs to a decision, and decides once. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, text, labels, isRefusal = false, isPending, onDecide, onClose, children } = props;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void onDecide();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={text}
      closeLabel={labels.close}
      size="medium"
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {children}
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" variant={isRefusal ? 'danger' : 'solid'} isPending={isPending}>
              {labels.act}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
