import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import type { AdminLabel, LabelPerson } from '@/shared/contract/label-administration.ts';
import { logFailure } from '@/shared/lib/log';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { FailureNotice } from '@/shared/ui/notice';
import { useRemoveLabelPersonMutation } from '../api/labels-api';

type RemovePersonDialogProps = {
  label: AdminLabel;
  /** Named in the text, against mistakes. */
  person: LabelPerson;
  onRemoved: () => void;
  onClose: () => void;
};

/** Confirms, and removes an account from a label. */
export function RemovePersonDialog(props: RemovePersonDialogProps) {
  const { label, person, onRemoved, onClose } = props;
  const { t } = useTranslation('pages.admin.labels');
  const [remove, { isLoading }] = useRemoveLabelPersonMutation();
  const [failure, setFailure] = useState<string>();
  const handleConfirm = async () => {
    const { error } = await remove({ id: label.id, personId: person.id });
    if (!error) {
      onRemoved();
      return;
    }
    logFailure('removeLabelPerson', error);
    setFailure(problemText(error, t('people.failed')));
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('people.question', { name: person.name })}
      text={t('people.questionText', { email: person.email, label: label.name })}
      confirmLabel={t('people.confirm')}
      cancelLabel={t('form.cancel')}
      tone="danger"
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    >
      <FailureNotice>{failure}</FailureNotice>
    </AlertDialog>
  );
}
