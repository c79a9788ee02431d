import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, type Problem } from '@/shared/api';
import type { StaffAction } from '@/shared/contract/administration.ts';
import { logFailure } from '@/shared/lib/log';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { FailureNotice } from '@/shared/ui/notice';
import { showToast } from '@/shared/ui/toast';
import { useUndoActionMutation } from '../api/system-api';
import { useActionWords } from '../lib/use-action-words';

type UndoDialogProps = {
  /** Named in the text, against mistakes. */
  act: StaffAction;
  onClose: () => void;
};

export function UndoDialog({ act, onClose }: UndoDialogProps) {
  const { t } = useTranslation('pages.admin.system');
  const { getAct, getChanges } = useActionWords();
  const [undo, { isLoading }] = useUndoActionMutation();
  const [failure, setFailure] = useState<string>();
  const handleConfirm = async () => {
    const { error } = await undo(act.id);
    if (!error) {
      showToast({ tone: 'success', text: t('actions.undo.done') });
      onClose();
      return;
    }
    logFailure('undoAction', error);
    setFailure((isProblem(error) && getReason(error)) || t('actions.undo.failed'));
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('actions.undo.title')}
      text={t('actions.undo.text', { act: getAct(act), changes: getChanges(act) })}
      confirmLabel={t('actions.undo.confirm')}
      cancelLabel={t('actions.undo.cancel')}
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    >
      <FailureNotice>{failure}</FailureNotice>
    </AlertDialog>
  );
}

/** Without a form the field error itself is shown, instead of a hint where to look. */
function getReason({ kind, message, fields = {} }: Problem) {
  const [atField] = Object.values(fields);
  return kind === 'invalid' && atField !== undefined ? atField : message;
}
